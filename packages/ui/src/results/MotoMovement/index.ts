export { MotoMovement } from './MotoMovement';
