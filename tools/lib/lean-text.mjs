/**
 * Takes parts out of a library's file that no bundler can know to be dead, by the names that the file has for them. What then refers to nothing is left to
 * the bundler's own minifier.
 */
import { parseAst } from 'vite';

/** @returns {never} */
const stale = (what) => {
  throw new Error(`this is not the text that the list was written for: ${what}`);
};

/** Depth first, with what stands above. What `visit` answers false for is not gone into. */
function walk(node, visit, above = []) {
  if (visit(node, above) === false) return;
  const path = [...above, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') walk(child, visit, path);
}

const FUNCTION = /^(?:Function|ArrowFunction)/;
const JUMPS = /^(?:Break|Return|Throw|Continue)Statement$/;

/** Names that `var` declares in a part of a function, whichever part: they are the whole function's. */
function variables(node) {
  const names = [];
  walk(node, (part) => {
    if (FUNCTION.test(part.type)) return false;
    if (part.type === 'VariableDeclarator') names.push(part.id.name);
  });
  return names;
}

/**
 * A library's file without what is on its list (`Parts` of lean-text.d.mts). Everything on the list is in the file just once, or this throws: the file is
 * another than the list was written for.
 */
export function lean(source, list) {
  const {
    constants = {},
    never = {},
    patches = [],
    properties = [],
    statements = [],
    stubs = {},
    tags = new Set(),
  } = list;
  let code = source;
  for (const [from, to] of patches) {
    if (code.split(from).length !== 2) stale(`it has ${code.split(from).length - 1} of «${from.slice(0, 80)}»`);
    code = code.replace(from, () => to);
  }
  const edits = [];
  const edit = (start, end, text = '') => edits.push({ start, end, text }) < 0;
  const met = new Map();
  const meet = (name) => met.set(name, (met.get(name) ?? 0) + 1);
  const tree = parseAst(code);

  const isTag = ({ start, end }) => /(?:^|\.)\w*tag$/i.test(code.slice(start, end));

  /** Takes code away whose variables may be used elsewhere in its function. */
  function remove(node, above) {
    edit(node.start, node.end);
    const { body } = above.findLast(({ type }) => FUNCTION.test(type));
    const names = variables(node);
    if (names.length > 0) edit(body.start + 1, body.start + 1, `var ${names.join(',')};`);
  }

  function cases({ cases: all, discriminant }, above) {
    if (!isTag(discriminant)) return;
    // Whether what goes before runs on into a case.
    let reached = false;
    for (const one of all) {
      const dropped = one.test && tags.has(one.test.value);
      if (dropped && !reached) remove(one, above);
      else {
        if (dropped) edit(one.start, one.consequent[0]?.start ?? one.end);
        if (one.consequent.length > 0) reached = !JUMPS.test(one.consequent.at(-1).type);
        else reached ||= !dropped;
      }
    }
  }

  function visit(node, above) {
    const parent = above.at(-1);
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        if (!node.id || !Object.hasOwn(stubs, node.id.name)) return;
        meet(node.id.name);
        return edit(node.body.start, node.body.end, `{${stubs[node.id.name]}}`);
      case 'ExpressionStatement':
      case 'ExportNamedDeclaration':
      case 'VariableDeclaration': {
        const [begins, instead] = statements.find(([text]) => code.startsWith(text, node.start)) ?? [];
        if (begins === undefined) return;
        met.set(begins, 1);
        return edit(node.start, node.end, instead);
      }
      case 'Property': {
        const { name } = node.key;
        if (
          !properties.some(({ of, names }) => names.includes(name) && above.some(({ id }) => of.test(id?.name ?? '')))
        )
          return;
        met.set(name, 1);
        return edit(node.start, code[node.end] === ',' ? node.end + 1 : node.end);
      }
      case 'SwitchStatement':
        return cases(node, [...above, node]);
      case 'BinaryExpression':
        if (!/^[!=]==$/.test(node.operator) || !tags.has(node.left.value) || !isTag(node.right)) return;
        return edit(node.start, node.end, String(node.operator === '!=='));
      case 'AssignmentExpression':
        if (!Object.hasOwn(constants, node.left.name)) return;
        if (node.operator !== '=') stale(`it does more than set ${node.left.name}`);
        edit(node.left.start, node.right.start);
        walk(node.right, visit, [...above, node]);
        return false;
      case 'MemberExpression':
        if (node.computed || !Object.hasOwn(never, node.property.name)) return;
        if (parent.type === 'AssignmentExpression' && parent.left === node) return;
        met.set(node.property.name, 1);
        return edit(node.start, node.end, never[node.property.name]);
      case 'Identifier':
        return read(node, parent);
    }
  }
  function read(node, parent) {
    if (!Object.hasOwn(constants, node.name)) return;
    if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) return;
    if (parent.type === 'Property' && parent.key === node) return;
    // A parameter of the same name says the same.
    if (FUNCTION.test(parent.type)) return;
    if (parent.type === 'VariableDeclarator' && parent.id === node) return void meet(node.name);
    return edit(node.start, node.end, constants[node.name]);
  }
  walk(tree, visit);

  const wanted = [stubs, constants, never].flatMap(Object.keys);
  wanted.push(...statements.map(([begins]) => begins), ...properties.flatMap(({ names }) => names));
  for (const name of wanted) if (met.get(name) !== 1) stale(`it has ${met.get(name) ?? 0} of ${name}`);
  return apply(code, edits);
}

/** Carries the outermost edits out; what lies in them is gone with them. */
function apply(code, edits) {
  let out = '';
  let at = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}
