// What stands for JSX in published modules; see clientModules.mjs.
export { createElement, Fragment } from 'react';
