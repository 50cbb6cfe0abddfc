export { PasskeyList } from './PasskeyList';
