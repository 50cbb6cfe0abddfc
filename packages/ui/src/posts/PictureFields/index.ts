export { PictureFields } from './PictureFields';
