export { Menu, type MenuAction, type MenuProps, type MenuSection } from './Menu';
