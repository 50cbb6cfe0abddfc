import { defineMessages } from '../../primitives/messages';
/** Default texts of RacerCreateForm. */
export const racerCreateFormMessages = defineMessages('racerCreateForm', {
  title: 'Create racer',
  name: 'Name',
  nameHelp: 'From 2 letters on, existing athletes are offered.',
  existing: 'An existing athlete: the racer will be added to it.',
  suggestions: 'Existing athletes',
  create: 'Create racer',
  creating: 'Creating…',
  finishing: 'Finishing up…',
});
