/**
 * Which better-sqlite3 runs on this Node; both read and write the same files. Plain JavaScript: the installer asks it too, before anything is installed.
 *
 * 13 comes compiled, but asks for Node-API 10; Node 20 ends at 9 and crashes on it. 12, compiled here, must not run on anything newer: it rests on Node's
 * own `ObjectWrap`, and from Node 24.19 collecting one of its statements outside of JavaScript aborts the process (nodejs/node#65446).
 * The older one goes when Node 20 does.
 */
export const sqlitePackage =
  Number(process.versions.napi) >= 10
    ? { name: 'better-sqlite3', compiled: null }
    : { name: 'better-sqlite3-node20', compiled: 'better-sqlite3-node20/build/Release/better_sqlite3.node' };
