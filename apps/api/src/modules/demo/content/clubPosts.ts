import { OWN_CLUB, SHARED_CLUB } from './clubs';
import type { DemoPost } from './posts.types';

/** Posts of the other clubs by name, newest first. */
export const clubPosts: Record<string, DemoPost[]> = {
  [SHARED_CLUB]: [
    {
      by: 'priya_raman',
      text: 'Second-half net rating: +14.2. First half: −9.1. Same five players. I have questions and a spreadsheet.',
      liked: 9,
      comments: [
        {
          by: 'noor_haddad',
          text: 'They switched everything after the break. Finally.',
          replies: [['priya_raman', 'Finally indeed.']],
        },
        { by: 'demo', text: 'Can the spreadsheet tell me why I am like this' },
      ],
    },
    {
      by: 'noor_haddad',
      text: 'Watch party Friday at the Anchor, back room, from 7. I have asked for the good screen. @demo you owe us nachos',
      liked: 8,
      comments: [
        { by: 'demo', text: 'Debts will be honoured.' },
        { by: 'grace_abara', text: 'Bringing two!' },
      ],
    },
    {
      by: 'grace_abara',
      text: 'The crowd noise after that block. I have watched it eleven times with headphones.',
      liked: 11,
    },
    {
      by: 'theo_lambert',
      text: 'Hot take: rest days are a feature. Cold take: not on the night I have tickets.',
      liked: 6,
    },
    {
      by: 'demo',
      text: 'Sat behind the bench for the first time. Learned nine new words, none printable.',
      liked: 12,
      comments: [{ by: 'priya_raman', text: 'Was one of them “box out”?' }],
    },
  ],
  [OWN_CLUB]: [
    {
      by: 'demo',
      text: 'Agenda for Sunday: 1. Who was robbed. 2. Who was not robbed. 3. Crisps.',
      liked: 6,
      comments: [
        {
          by: 'theo_lambert',
          text: 'Motion to move item 3 to the top.',
          replies: [['demo', 'Carried.']],
        },
      ],
    },
    {
      by: 'theo_lambert',
      text: 'I have analysed the match for six hours and concluded that I would have passed.',
      liked: 5,
    },
    {
      by: 'sam_whitlock',
      text: 'Power ranking of sofas: corner, three-seater, bean bag, the chair nobody admits to buying.',
      liked: 7,
      comments: [{ by: 'ivy_chandler', text: 'Minivan third row, where is it' }],
    },
  ],
  'Aurora Bay Icebreakers Fans': [
    {
      by: 'jonas_berg',
      text: 'Painted the new mask over the weekend: northern lights on black. If we lose in it I am sanding it off.',
      liked: 8,
      comments: [{ by: 'mika_laine', text: 'Do not you dare.' }],
    },
    { by: 'carl_jensen', text: 'Two points is two points.', liked: 4 },
    {
      by: 'mika_laine',
      text: 'That penalty kill in the third 😮‍💨 five shots blocked by the same shin.',
      liked: 9,
    },
  ],
  'Granite Falls Quarry End': [
    {
      by: 'sam_whitlock',
      text: 'Tailgate starts at nine. I bring the smoker, you bring anything that is not potato salad. We have enough potato salad.',
      liked: 10,
      comments: [
        { by: 'theo_lambert', text: 'Define enough.' },
        { by: 'sam_whitlock', text: 'Eleven kilos, last time.' },
      ],
    },
    {
      by: 'theo_lambert',
      text: 'Fourth and two at midfield and we punt. I am fine. Everything is fine.',
      liked: 13,
      comments: [
        { by: 'sam_whitlock', text: 'The numbers say go.' },
        { by: 'old_pete', text: 'In my day the numbers said nothing and we punted anyway.' },
      ],
    },
    {
      by: 'ivy_chandler',
      text: 'My six-year-old asked why the quarterback does not just throw it to the open man. Every week. She is right every week.',
      liked: 15,
    },
  ],
  'Bayside Mariners Bleachers': [
    {
      by: 'old_pete',
      text: 'Fifty seasons. Three rings. Would not swap the forty-seven others.',
      liked: 14,
      comments: [
        {
          by: 'rosa_quintero',
          text: 'I have the scorecards of all three if you ever want to look.',
        },
      ],
    },
    {
      by: 'rosa_quintero',
      text: 'That was an error and I scored it as an error, whatever the board said.',
      liked: 7,
    },
    {
      by: 'sam_whitlock',
      text: 'Ninth inning, two out, and the man in front stands up to put his jacket on.',
      liked: 11,
    },
  ],
  'Kestrel Racing Supporters': [
    {
      by: 'hana_sato',
      text: 'Engine note thread. I will start: limited class at full throttle is an angry cello.',
      liked: 6,
      comments: [{ by: 'elena_marchetti', text: 'Stock is a lawn mower with ambition.' }],
    },
    {
      by: 'elena_marchetti',
      text: 'Paddock pictures from today are up: https://clubline.example/gallery/kestrel',
      liked: 8,
    },
  ],
  'Freestyle Flip Lab': [
    {
      by: 'anika_voss',
      text: 'Rotation drill of the week: look at the horizon, not at the nose. The ski goes where your chin goes.',
      liked: 7,
      comments: [{ by: 'mika_laine', text: 'My chin went into the lake.' }],
    },
    {
      by: 'mika_laine',
      text: 'First barrel roll landed! Nobody saw it. I am counting it.',
      liked: 6,
    },
  ],
  'Under-12s Touchline': [
    {
      by: 'tomas_vidal',
      text: 'We lost 6–1 and they sang in the bus. I have the best job.',
      liked: 12,
      comments: [{ by: 'ivy_chandler', text: 'They sang in my car too. For two hours.' }],
    },
    {
      by: 'ivy_chandler',
      text: 'Snack rota is full until November. Thank you. No nuts, please.',
      liked: 5,
    },
    {
      by: 'ruth_okafor',
      text: 'To the parents on Saturday: thank you for the applause for the referee. She told everyone.',
      liked: 13,
    },
  ],
  'The Whistle Room': [
    {
      by: 'ruth_okafor',
      text: 'Law question of the week: penalty, keeper saves, rebound hits the post, taker scores with the second touch. Who has touched it in between?',
      liked: 4,
      comments: [
        {
          by: 'rosa_quintero',
          text: 'Keeper did. Goal stands.',
          replies: [['ruth_okafor', 'Correct, one biscuit.']],
        },
      ],
    },
    { by: 'rosa_quintero', text: 'Strike zone is not a suggestion. That is all.', liked: 5 },
  ],
  'Cape Tui Rugby Whānau': [
    {
      by: 'kaia_tamahori',
      text: 'Forty phases. FORTY. I need oranges and a lie-down.',
      liked: 11,
      comments: [{ by: 'gwen_price', text: 'And then a knock-on 💔' }],
    },
    {
      by: 'dylan_ofarrell',
      text: 'Jerseys are washed. Whoever had number 7: we need to talk about the mud.',
      liked: 9,
    },
  ],
  'Southport Strikers CC': [
    {
      by: 'ben_ashdown',
      text: 'All out for 62, but the scones were excellent, so call it a draw.',
      liked: 8,
      comments: [{ by: 'gwen_price', text: 'Moral victory, jam first.' }],
    },
    { by: 'gwen_price', text: 'Need an umpire for Sunday. Payment in cake.', liked: 4 },
  ],
  'Tuesday Night Hoops': [
    {
      by: 'noor_haddad',
      text: 'List for Tuesday is full. Waiting list: two. Please cancel before noon, not at tip-off.',
      liked: 5,
    },
    {
      by: 'grace_abara',
      text: 'Whoever set that screen on me: respect, and ice, please.',
      liked: 7,
    },
  ],
  'Baseline Bookers': [
    {
      by: 'lucia_ferro',
      text: 'Court 3 on Saturday at 10 is free, my partner has a cold. Level: enthusiastic.',
      liked: 3,
      comments: [{ by: 'mei_lin_zhou', text: 'I am exactly that level!' }],
    },
  ],
  'Corner Men': [
    {
      by: 'marcus_bell',
      text: 'Sixty seconds: ten to breathe, twenty to listen, thirty to believe it. Stop talking for the whole minute.',
      liked: 6,
      comments: [{ by: 'old_pete', text: 'Best advice I have read on here.' }],
    },
  ],
  'Breakfast Grapplers': [
    { by: 'yusuf_demir', text: 'Mats at 6:15. If you are on time you are sweeping.', liked: 3 },
  ],
  'Valley Voices': [
    {
      by: 'gwen_price',
      text: 'Rehearsal in the clubhouse before the match. Basses, we could hear you last time. That is not praise.',
      liked: 7,
    },
    { by: 'kaia_tamahori', text: 'I only came for the anthem and stayed for the pies.', liked: 6 },
  ],
  'Commissioners Anonymous': [
    {
      by: 'theo_lambert',
      text: 'Trade vetoed. Reason: I have eyes.',
      liked: 6,
      comments: [{ by: 'priya_raman', text: 'Publish the eyes.' }],
    },
  ],
  'Scorebook Society': [
    {
      by: 'rosa_quintero',
      text: 'A 6-4-3 that ended on a rundown. I needed the margin of the page and half of the next.',
      liked: 4,
    },
  ],
  'Nine and Wine': [
    {
      by: 'lucia_ferro',
      text: 'We are resting until spring. The clubs are in the shed, the wine is not.',
      liked: 2,
    },
  ],
  'Minivan League': [
    {
      by: 'ivy_chandler',
      text: 'Found under seat two: four shin pads, none matching, and a sandwich with a history.',
      liked: 8,
      comments: [{ by: 'tomas_vidal', text: 'One of those pads is ours.' }],
    },
  ],
  'Northern Lights Pond Hockey': [
    { by: 'carl_jensen', text: 'Ice is four fingers thick. We want eight.', liked: 2 },
  ],
  'Offside For Beginners': [
    {
      by: 'mei_lin_zhou',
      text: 'So if my toe is level but my enthusiasm is ahead, am I offside?',
      liked: 10,
      comments: [
        {
          by: 'ruth_okafor',
          text: 'Enthusiasm is not a part of the body you can score with. Onside.',
        },
      ],
    },
    { by: 'ruth_okafor', text: 'Lesson 3 is about deflections. Bring tea.', liked: 5 },
  ],
  'Five-a-Side Under the Arches': [
    {
      by: 'devon_marsh',
      text: 'Ball number four is in the canal. We are now a rowing club.',
      liked: 9,
      comments: [{ by: 'dylan_ofarrell', text: 'I know a rowing club, very quiet.' }],
    },
  ],
  'Ringside Chess': [
    {
      by: 'grace_abara',
      text: 'Lost on time in the blitz and on points in the ring. Balanced evening.',
      liked: 3,
    },
  ],
  'Endurance Paddock': [
    {
      by: 'mika_laine',
      text: 'Fuel maths for Saturday: 41 litres an hour flat out, 33 if you lift at buoy two. You will not lift at buoy two.',
      liked: 5,
    },
  ],
  'Old Ground Memories': [
    {
      by: 'old_pete',
      text: 'The pie queue at the old ground was longer than the pitch, and faster than the wingers.',
      liked: 10,
      comments: [{ by: 'sam_whitlock', text: 'And better value.' }],
    },
  ],
  'Women Who Tackle': [
    {
      by: 'kaia_tamahori',
      text: 'First contact session on Sunday. Nobody is too old, too small or too new. Mouthguards at the door.',
      liked: 8,
    },
  ],
  'Late Kick-Off': [
    { by: 'grace_abara', text: 'Alarm 02:50, kick-off 03:00, neighbours awake 03:04.', liked: 7 },
  ],
  'Bench Press Box': [
    { by: 'devon_marsh', text: 'Ninety minutes of stretching, four minutes of glory.', liked: 2 },
  ],
};

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
