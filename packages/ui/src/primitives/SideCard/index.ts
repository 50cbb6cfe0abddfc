export { SideCard } from './SideCard';
