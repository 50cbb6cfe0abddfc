export { comesLater } from './comesLater';
