// `npm run restore`: starts backup-store.ts.
import './lib/expect-node.mjs';

const { tsImport } = await import('tsx/esm/api');
const { storeCommand } = await tsImport('./backup-store.ts', import.meta.url);
process.exitCode = await storeCommand('restore', process.argv.slice(2));
