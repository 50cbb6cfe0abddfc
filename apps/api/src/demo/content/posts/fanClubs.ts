import { OWN_CLUB, SHARED_CLUB } from '../clubs';
import type { DemoPost } from '../content.types';

/** Posts of supporters' clubs by name, newest first. */
export const fanClubPosts: Record<string, DemoPost[]> = {
  [SHARED_CLUB]: [
    {
      by: 'priya_raman',
      text:
        'Second-half net rating: +14.2. First half: −9.1. Same five players. I have ' +
        'questions and a spreadsheet.',
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
      text:
        'Watch party Friday at the Anchor, back room, from 7. I have asked for the good ' +
        'screen. @demo you owe us nachos',
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
      text:
        'Power ranking of sofas: corner, three-seater, bean bag, the chair nobody admits ' +
        'to buying.',
      liked: 7,
      comments: [{ by: 'ivy_chandler', text: 'Minivan third row, where is it' }],
    },
  ],
  'Aurora Bay Icebreakers Fans': [
    {
      by: 'jonas_berg',
      text:
        'Painted the new mask over the weekend: northern lights on black. If we lose in ' +
        'it I am sanding it off.',
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
      text:
        'Tailgate starts at nine. I bring the smoker, you bring anything that is not ' +
        'potato salad. We have enough potato salad.',
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
      text:
        'My six-year-old asked why the quarterback does not just throw it to the open ' +
        'man. Every week. She is right every week.',
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
      text:
        'Rotation drill of the week: look at the horizon, not at the nose. The ski goes ' +
        'where your chin goes.',
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
      text:
        'To the parents on Saturday: thank you for the applause for the referee. She ' +
        'told everyone.',
      liked: 13,
    },
  ],
};
