/** The part of a style sheet that a piece of markup takes, out of what the bundler wrote: minified, without comments. */

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const NAMES = /(?:animation|animation-name):([^;}]+)/g;

/** A sheet's rules: what stands before each brace, and what in it. */
function* rulesOf(css) {
  let from = 0;
  for (let at = css.indexOf('{'); at !== -1; at = css.indexOf('{', from)) {
    let depth = 1;
    let end = at + 1;
    for (; depth > 0 && end < css.length; end += 1)
      if (css[end] === '{') depth += 1;
      else if (css[end] === '}') depth -= 1;
    yield { head: css.slice(from, at).trim(), body: css.slice(at + 1, end - 1) };
    from = end;
  }
}

/** Selectors between commas, but not those of a function's parentheses. */
function selectorsOf(head) {
  const list = [''];
  let depth = 0;
  for (const sign of head) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) list.push('');
    else list[list.length - 1] += sign;
  }
  return list;
}

/**
 * @param {string} css
 * @param {string} html
 * @returns {string} the rules whose classes the markup has, in their order, with the frames of their animations; rules without classes stay
 */
export function critical(css, html) {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  const wanted = (selector) =>
    [...selector.replace(/:not\([^)]*\)/g, '').matchAll(CLASS)].every(([, name]) => classes.has(name));
  const taken = (text) =>
    [...rulesOf(text)]
      .map(({ head, body }) => {
        if (/^@(?:media|supports|layer|container)/.test(head)) {
          const inside = taken(body);
          return inside === '' ? '' : `${head}{${inside}}`;
        }
        if (head.startsWith('@')) return `${head}{${body}}`;
        const selectors = selectorsOf(head).filter(wanted);
        return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
      })
      .join('');
  const all = taken(css);
  const played = [...all.matchAll(NAMES)].map(([, value]) => value).join(' ');
  return [...rulesOf(all)]
    .filter(({ head }) => {
      const name = /^@keyframes (\S+)/.exec(head)?.[1];
      return name === undefined || played.includes(name);
    })
    .map(({ head, body }) => `${head}{${body}}`)
    .join('');
}
