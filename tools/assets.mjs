/** `npm run assets`: build everything the client loads from assets/raw into assets/built, and the shell's pictures into src/ui/art. See assets/README.md. */
import { build } from '../assets/src/tools/build.mjs';

await build({ force: process.argv.includes('--force') });
await import('../assets/src/tools/shell.mjs');
