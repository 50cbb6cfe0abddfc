/** `npm run account -- disable <id>` and more: what the program of that name does. */
import { runProgram } from './program.mjs';

runProgram('account', process.argv.slice(2));
