export { SideMenu, type SideMenuProps } from './SideMenu';
export { sideMenuCopy } from './copy';
