/** A JSON text with other values, everything else as it was written: a save changes the lines that it means and no others. */

const PRIMITIVE = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y;
const SPACE = /\s*/y;

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

class Other extends Error {}

/** @returns the text with the values of `next`; formatted anew (2 spaces) where the two do not have the same members */
export function rewriteJson(text, next) {
  let at = 0;
  let out = '';
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) throw new Other();
    at += found.length;
    return found;
  };
  const space = () => (out += take(SPACE));
  const sign = (char) => {
    if (text[at] !== char) throw new Other();
    at += 1;
    out += char;
  };
  const value = (wanted) => {
    space();
    if (text[at] === '{') group(wanted);
    else if (isRecord(wanted) || Array.isArray(wanted)) throw new Other();
    else {
      const was = take(PRIMITIVE);
      out += JSON.parse(was) === wanted ? was : JSON.stringify(wanted);
    }
    space();
  };
  const group = (wanted) => {
    if (!isRecord(wanted)) throw new Other();
    const left = new Set(Object.keys(wanted));
    sign('{');
    space();
    while (text[at] !== '}') {
      const name = take(PRIMITIVE);
      if (!left.delete(JSON.parse(name))) throw new Other();
      out += name;
      space();
      sign(':');
      value(wanted[JSON.parse(name)]);
      if (text[at] !== ',') break;
      sign(',');
      space();
    }
    sign('}');
    if (left.size > 0) throw new Other();
  };
  try {
    value(next);
    if (at !== text.length) throw new Other();
    return out.endsWith('\n') ? out : `${out}\n`;
  } catch (error) {
    if (!(error instanceof Other)) throw error;
    return `${JSON.stringify(next, null, 2)}\n`;
  }
}
