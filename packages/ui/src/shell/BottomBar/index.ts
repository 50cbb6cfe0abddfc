export { BottomBar, type BottomBarProps } from './BottomBar';
export { bottomBarMessages } from './messages';
