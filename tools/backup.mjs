// `npm run backup`: starts backup-store.ts.
import './lib/expect-node.mjs';

const { tsImport } = await import('tsx/esm/api');
const { storeCommand } = await tsImport('./backup-store.ts', import.meta.url);
process.exitCode = await storeCommand('backup', process.argv.slice(2));
