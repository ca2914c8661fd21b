//! Reading a question, with errors that name the field.

use serde_json::{Map, Value};

use wordbox::words::{Lang, Letters};
use xtask::process::Result;

/// A JSON object that somebody asks with.
pub struct Question<'q>(&'q Map<String, Value>);

impl<'q> Question<'q> {
    pub fn new(value: &'q Value) -> Result<Self> {
        value.as_object().map(Self).ok_or_else(|| "a question is a JSON object".to_owned())
    }

    /// A field that has to be there.
    fn needed(&self, name: &str) -> Result<&'q Value> {
        self.0.get(name).ok_or_else(|| format!("\"{name}\" is missing"))
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    pub fn text(&self, name: &str) -> Result<&'q str> {
        self.needed(name)?.as_str().ok_or_else(|| format!("\"{name}\" is not a text"))
    }

    pub fn text_or(&self, name: &str, otherwise: &'q str) -> Result<&'q str> {
        if self.has(name) { self.text(name) } else { Ok(otherwise) }
    }

    pub fn flag(&self, name: &str, otherwise: bool) -> Result<bool> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(otherwise),
            Some(value) => value.as_bool().ok_or_else(|| format!("\"{name}\" is neither true nor false")),
        }
    }

    pub fn number(&self, name: &str, otherwise: usize) -> Result<usize> {
        match self.0.get(name) {
            None | Some(Value::Null) => Ok(otherwise),
            Some(value) => value
                .as_u64()
                .and_then(|number| usize::try_from(number).ok())
                .ok_or_else(|| format!("\"{name}\" is not a whole number")),
        }
    }

    /// A list of texts; an empty one when the field is not there.
    pub fn texts(&self, name: &str) -> Result<Vec<String>> {
        self.0.get(name).map_or_else(|| Ok(Vec::new()), |value| texts(name, value))
    }

    /// Lists of texts by name.
    pub fn lists(&self, name: &str) -> Result<Vec<(String, Vec<String>)>> {
        let lists = self.needed(name)?.as_object().ok_or_else(|| format!("\"{name}\" is not an object of lists"))?;
        lists.iter().map(|(owner, list)| Ok((owner.clone(), texts(owner, list)?))).collect()
    }

    pub fn lang(&self) -> Result<Lang> {
        let code = self.text_or("lang", "en")?;
        Lang::from_code(code).ok_or_else(|| format!("there is no language {code:?}: en or de"))
    }

    /// What shows on the dice: a list of faces, or one text of single letters.
    pub fn dice(&self) -> Result<Letters> {
        let faces = match self.needed("dice")? {
            Value::String(letters) => vec![letters.clone()],
            value => texts("dice", value)?,
        };
        Letters::of_faces(faces.iter().map(String::as_str))
            .ok_or_else(|| "\"dice\" has something that is no letter".to_owned())
    }
}

fn texts(name: &str, value: &Value) -> Result<Vec<String>> {
    let wrong = || format!("\"{name}\" is not a list of texts");
    let list = value.as_array().ok_or_else(wrong)?;
    list.iter().map(|item| item.as_str().map(str::to_owned).ok_or_else(wrong)).collect()
}
