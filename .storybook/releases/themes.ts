export { dark } from '../../packages/ui/src/theme/dark';
export { highContrast } from '../../packages/ui/src/theme/highContrast';
export { light } from '../../packages/ui/src/theme/light';
