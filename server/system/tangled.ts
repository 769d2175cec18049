/** How many arrays and objects a request may open, and how many within each other. The largest of ours opens some dozens, four deep. */
const MOST_OPENED = 512;
const MOST_DEEP = 32;

const QUOTE = '"';
const MARKS = { quote: 0x22, backslash: 0x5c, openList: 0x5b, closeList: 0x5d, openObject: 0x7b, closeObject: 0x7d };

/** Where the string that begins at `from` ends, or where the text does. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf(QUOTE, from + 1); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === MARKS.backslash) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/**
 * Whether a text of JSON opens more arrays and objects than a request has a use for, or more within each other: read, each would be memory and work of many times its two letters. It
 * need not be JSON, and brackets in strings do not count. Costs a walk past what is not a string, no further than to the bracket that is too many.
 */
export function isTangled(text: string): boolean {
  let opened = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === MARKS.quote) at = endOfString(text, at);
    else if (letter === MARKS.openList || letter === MARKS.openObject) {
      opened += 1;
      depth += 1;
      if (opened > MOST_OPENED || depth > MOST_DEEP) return true;
    } else if (letter === MARKS.closeList || letter === MARKS.closeObject) depth -= 1;
  }
  return false;
}
