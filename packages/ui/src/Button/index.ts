export { Button, type ButtonProps } from './Button';
export { buttonCopy } from './copy';
