import type { DemoPost } from '../content.types';

/** What that club wrote before, newest first. */
export const earlierPosts: DemoPost[] = [
  {
    by: 'mika_laine',
    text:
      'Cold start trouble below 8 °C? Check the battery before you blame the injectors. ' +
      'Ask me how I know.',
    liked: 6,
  },
  {
    by: 'anika_voss',
    text:
      'To the kid who asked for my cracked visor: it is yours, come to the tent with ' +
      'your mum. 💙',
    liked: 17,
  },
  {
    by: 'sam_whitlock',
    text:
      'Is it bad luck to wear another sport’s jersey to the beach? Asking for my entire ' +
      'wardrobe.',
    liked: 5,
    comments: [{ by: 'old_pete', text: 'Only if they lose.' }],
  },
  { by: 'hana_sato', text: 'Three sleeps.', liked: 10 },
  {
    by: 'grace_abara',
    text: 'Live threads here or in the event chat? I vote chat for shouting, here for thinking.',
    liked: 8,
    comments: [{ by: 'demo', text: 'Seconded. Also chat for typos.' }],
  },
  {
    by: 'elena_marchetti',
    text:
      'Lost: one grey lens cloth, sentimental value. Found: eleven left-hand gloves. ' +
      'Always left. Why.',
    liked: 12,
  },
  {
    by: 'priya_raman',
    text: 'Prediction post. Reply with your Pro Runabout podium, edits count as withdrawals.',
    liked: 6,
    comments: [
      { by: 'hana_sato', text: 'Kestrel, Kestrel, and whoever towed Kestrel.' },
      { by: 'theo_lambert', text: 'Screenshot taken.' },
      { by: 'mika_laine', text: 'Arrieta, Lindqvist, Okonjo.' },
    ],
  },
  {
    by: 'mika_laine',
    text: 'Compression test on the spare: 148, 150, 149. I slept like a baby.',
    liked: 4,
  },
  {
    by: 'mei_lin_zhou',
    text: 'Silly question: how do they know who is first when everyone passes the buoy in a cloud?',
    liked: 5,
    comments: [
      {
        by: 'ruth_okafor',
        text: 'Not silly. Transponders, plus three people with binoculars and strong opinions.',
      },
    ],
  },
  {
    by: 'demo',
    text: 'Made a checklist for race-day snacks. It is just the word “more” five times.',
    liked: 11,
  },
  {
    by: 'anika_voss',
    text: 'Sponsor asked for “less danger, same excitement”. I am thinking about it. 🤔',
    liked: 13,
  },
  { by: 'old_pete', text: 'Bought binoculars. Saw a heron. Great day already.', liked: 15 },
  {
    by: 'elena_marchetti',
    text:
      'The endurance crews are looking for two more people on pit boards. You need a ' +
      'loud voice and arms.',
    liked: 5,
  },
  {
    by: 'hana_sato',
    text: 'I have watched the 2019 final lap so often that my cat flinches at the right moment.',
    liked: 14,
  },
  {
    by: 'theo_lambert',
    text: 'Picks so far: 11 of 14 teams have the same captain. You people have no imagination.',
    liked: 6,
  },
  {
    by: 'mika_laine',
    text:
      'Anyone driving up from the coast on Sunday with space for one hull cover and one ' +
      'tired man?',
    liked: 3,
    comments: [{ by: 'carl_jensen', text: 'I have space for the cover.' }],
  },
  {
    by: 'priya_raman',
    text:
      'Median lap of the Ski GP field improved by 1.3 s in five years. The winner’s ' +
      'improved by 0.2 s. The chasing pack is coming.',
    liked: 9,
  },
  {
    by: 'noor_haddad',
    text: 'Is there a screen at the beach for those of us who are short?',
    liked: 4,
    comments: [{ by: 'elena_marchetti', text: 'Two. And shoulders, if you ask nicely.' }],
  },
  {
    by: 'grace_abara',
    text: 'The noise when forty of them start at once. I think about it in meetings.',
    liked: 12,
  },
  { by: 'anika_voss', text: 'Water is 19 °C. Wetsuit yes, gloves maybe, excuses no.', liked: 7 },
  {
    by: 'demo',
    text:
      'Hello everyone! New here, local, own one very old stand-up that starts on the ' +
      'ninth pull.',
    liked: 18,
    comments: [
      { by: 'mika_laine', text: 'Ninth pull is fine. Check the choke anyway. Welcome!' },
      { by: 'anika_voss', text: 'Bring it to open practice, we love old stand-ups.' },
      { by: 'hana_sato', text: 'Welcome 🎉' },
    ],
  },
  {
    by: 'hana_sato',
    text: 'Countdown says ten days. My boss says I am “hard to reach”.',
    liked: 9,
  },
  {
    by: 'mika_laine',
    text: 'Trailer bearings: grease them now, not on the hard shoulder at 5 am like last year.',
    liked: 8,
  },
  {
    by: 'elena_marchetti',
    text: 'Club rules in one line: be kind, credit photos, no weather complaints before Wednesday.',
    liked: 16,
  },
];
