export { SideMenu } from './SideMenu';
export { sideMenuMessages } from './messages';
