export { Unavailable, type UnavailableProps } from './Unavailable';
