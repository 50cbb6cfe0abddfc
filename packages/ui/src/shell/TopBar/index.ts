export { TopBar } from './TopBar';
export { topBarMessages } from './messages';
