export { TopBar, type TopBarProps } from './TopBar';
export { topBarCopy } from './copy';
