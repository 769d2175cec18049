/**
 * What lives in a page, in bytes, garbage collected, from a heap snapshot, in three heaps:
 *
 * - `own`: what scripts hold (objects, closures, strings, numbers, arrays and the bytes behind typed arrays). A leak of ours is here.
 * - `code`: what the engine made of the scripts: bytecode, machine code, hidden classes, and its lists of which code hangs on which class. It goes
 *   on compiling what runs often and drops what has not run for long; it follows what is played, not for how long.
 * - `page`: the browser's own: nodes, listeners, WebGL handles, entries of its performance timeline (one for each long frame, up to 200).
 */
export async function weigh(devtools) {
  let text = '';
  const collect = ({ chunk }) => (text += chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const {
    snapshot: {
      meta: {
        node_fields: fields,
        node_types: [types],
      },
    },
    nodes,
    strings,
  } = JSON.parse(text);
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const sum = { own: 0, code: 0, page: 0 };
  for (let at = 0; at < nodes.length; at += fields.length)
    sum[heapOf(types[nodes[at + type]], strings[nodes[at + name]])] += nodes[at + size];
  return sum;
}

function heapOf(type, name) {
  if (type === 'code' || type === 'object shape') return 'code';
  if (type !== 'native' || name === 'system / JSArrayBufferData') return 'own';
  return name.startsWith('system / ') ? 'code' : 'page';
}

export const kb = (bytes) => Math.round(bytes / 1024);
