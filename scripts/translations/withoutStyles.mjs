/**
 * Lets a script load the texts of the packages, which reach the components' styles: no build gives
 * these a file here. To be imported before them.
 */
import { createRequire } from 'node:module';

// Packages are loaded as CommonJS, so their copy of vanilla-extract has to be asked for that way.
const load = createRequire(import.meta.url);
const ignore = () => undefined;
load('@vanilla-extract/css/adapter').setAdapter({
  appendCss: ignore,
  registerClassName: ignore,
  registerComposition: ignore,
  markCompositionUsed: ignore,
  onEndFileScope: ignore,
  getIdentOption: () => 'short',
});
load('@vanilla-extract/css/fileScope').setFileScope('messages');
