import { actionGuides } from './actionGuides';
import { displayGuides } from './displayGuides';
import { fieldGuides } from './fieldGuides';
import type { Guides } from './guide.types';
import { overlayGuides } from './overlayGuides';
import { statusGuides } from './statusGuides';

/** Every guide by the name of its component. */
export const guides: Guides = {
  ...actionGuides,
  ...displayGuides,
  ...fieldGuides,
  ...overlayGuides,
  ...statusGuides,
};
