import type { DemoPost } from '../content.types';

/** Posts on people's own profiles, newest first. */
export const profilePosts: DemoPost[] = [
  {
    by: 'demo',
    text: 'Finals week. Phone charged, snacks stacked, expectations unreasonable. 🌊',
    liked: 7,
  },
  {
    by: 'elena_marchetti',
    text: 'Twelve thousand frames this season. Nine of them good. Best ratio yet.',
    liked: 9,
  },
  { by: 'anika_voss', text: 'Rest day. Doctor’s word, not mine.', liked: 6 },
  {
    by: 'priya_raman',
    text: 'New model is in. It says what I already believed, so it must be right.',
    liked: 8,
  },
  { by: 'mika_laine', text: 'Garage is clean. This will last until about noon.', liked: 5 },
  {
    by: 'demo',
    text: 'Who else keeps ticket stubs? I found one from 2009 in a coat I forgot I owned.',
    liked: 5,
  },
  { by: 'old_pete', text: 'How do I put a picture here', liked: 11 },
  {
    by: 'hana_sato',
    text: 'Voice is back. Just in time to lose it again. Thanks for the tea @demo',
    liked: 4,
  },
  { by: 'kaia_tamahori', text: 'Bruise of the week: left shin, shape of Tasmania.', liked: 6 },
  { by: 'sam_whitlock', text: 'Row nine report: view still bad, company still good.', liked: 7 },
  {
    by: 'tomas_vidal',
    text: 'Proud of every one of them today. Even the one who scored for the others.',
    liked: 10,
  },
  { by: 'demo', text: 'Set up my profile. Hello world, hello Clubline.', liked: 3 },
];
