/** [major, minor, patch] */
const numbers = (version) => version.split('.').map(Number);

/** Negative where a is older than b. */
function compare(a, b) {
  for (const at of [0, 1, 2]) if ((a[at] ?? 0) !== (b[at] ?? 0)) return (a[at] ?? 0) - (b[at] ?? 0);
  return 0;
}

/**
 * Whether a version of Node is in a range of `engines`: `^20.19 || >=24`. No more of the grammar than that, as it runs before any package is there.
 * @throws Error for anything else in the range
 */
export function satisfies(version, range) {
  const own = numbers(version);
  return range.split('||').some((part) => {
    const [, sign, least] = /^\s*(\^|>=)(\d+(?:\.\d+){0,2})\s*$/.exec(part) ?? [];
    if (least === undefined) throw new Error(`engines: "${part}" is neither ^ nor >= and a version`);
    const from = numbers(least);
    return compare(own, from) >= 0 && (sign === '>=' || own[0] === from[0]);
  });
}

/** What to tell somebody whose Node is not in the range, in both languages; null where it is. */
export function whyNotNode(version, range) {
  if (satisfies(version, range)) return null;
  return (
    `Node ${version} tidak bisa menjalankan Lintang: perlu ${range}. Pasang Node 24 (disarankan), lalu coba lagi.\n` +
    `Node ${version} cannot run Lintang: it needs ${range}. Install Node 24 (recommended), then try again.`
  );
}
