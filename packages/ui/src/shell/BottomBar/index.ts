export { BottomBar } from './BottomBar';
export { bottomBarMessages } from './messages';
