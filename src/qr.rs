//! A link as the squares that the camera of another phone reads.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The white margin that readers need, in squares.
const QUIET: i32 = 4;
/// Screens are clean, so the least correction will do; where there is room, the encoder takes more.
const CORRECTION: QrCodeEcc = QrCodeEcc::Low;
/// The largest code that a phone reads off another phone without trouble: 97 squares a side.
const LARGEST: u8 = 20;

/// A QR code, drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// How many squares each side has, with the margin.
    pub side: usize,
    /// The dark squares as the path of an SVG whose unit is one square.
    pub path: String,
}

impl Qr {
    /// The code of a link; `None` if it is too long for one. What stands behind the last `/` takes little room if it is in
    /// capitals and digits.
    #[must_use]
    pub fn of_link(link: &str) -> Option<Self> {
        let code = code_of(link)?;
        let side = code.size() + 2 * QUIET;
        let mut path = String::new();
        for y in 0..code.size() {
            let mut x = 0;
            while x < code.size() {
                let width = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
                if width > 0 {
                    draw(&mut path, x + QUIET, y + QUIET, width);
                }
                x += width + 1;
            }
        }
        Some(Qr { side: side as usize, path })
    }
}

/// A row of dark squares.
fn draw(path: &mut String, x: i32, y: i32, width: i32) {
    for (letter, number) in [("M", x), (" ", y), ("h", width), ("v", 1), ("h", -width)] {
        path.push_str(letter);
        path.push_str(&number.to_string());
    }
    path.push('z');
}

fn code_of(link: &str) -> Option<QrCode> {
    let tail = link.rfind('/').map_or(link.len(), |slash| slash + 1);
    let (head, tail) = link.split_at(tail);
    let tail = if QrSegment::is_alphanumeric(tail) {
        QrSegment::make_alphanumeric(tail)
    } else {
        QrSegment::make_bytes(tail.as_bytes())
    };
    let segments = [QrSegment::make_bytes(head.as_bytes()), tail];
    QrCode::encode_segments_advanced(&segments, CORRECTION, Version::MIN, Version::new(LARGEST), None, true).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Which squares of a side the path covers, drawn as a reader of SVG would.
    fn squares(qr: &Qr) -> Vec<Vec<bool>> {
        let mut dark = vec![vec![false; qr.side]; qr.side];
        for run in qr.path.split('z').filter(|run| !run.is_empty()) {
            let numbers: Vec<usize> =
                run.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
            let [x, y, width, 1, back] = numbers[..] else { panic!("{run}") };
            assert_eq!(width, back, "{run}");
            dark[y][x..x + width].fill(true);
        }
        dark
    }

    /// What somebody else's reader makes of the drawing, five pixels to a square.
    fn seen(qr: &Qr) -> String {
        const PIXELS: usize = 5;
        let dark = squares(qr);
        let shade = |x: usize, y: usize| if dark[y / PIXELS][x / PIXELS] { 0 } else { 255 };
        let side = qr.side * PIXELS;
        let mut photo = rqrr::PreparedImage::prepare_from_greyscale(side, side, shade);
        let grids = photo.detect_grids();
        assert_eq!(grids.len(), 1);
        grids[0].decode().expect("a sound code").1
    }

    #[test]
    fn a_link_to_a_round_is_a_small_code() {
        let link = "https://games.example.org/wordbox/#/race/join/02RA8V9K3M7T5Q1XNS4WZ6";
        let qr = Qr::of_link(link).expect("a short link");
        assert_eq!(qr.side, 33 + 8);
        assert_eq!(seen(&qr), link);
    }

    #[test]
    fn what_is_too_long_is_no_code() {
        assert_eq!(Qr::of_link(&"A".repeat(2000)), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(30))]

        #[test]
        fn every_link_is_read_as_it_is(host in "[a-z]{1,30}(:[0-9]{2,5})?", path in "/([a-z]{1,9}/){0,3}#/[a-z]{1,9}/", tail in "[0-9A-Z]{0,150}|[a-z%0-9]{0,60}") {
            let link = format!("https://{host}{path}{tail}");
            let qr = Qr::of_link(&link).expect("a short link");
            prop_assert_eq!(seen(&qr), link);
        }
    }
}
