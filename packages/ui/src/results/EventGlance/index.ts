export { EventGlance } from './EventGlance';
