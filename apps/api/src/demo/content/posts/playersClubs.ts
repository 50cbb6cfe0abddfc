import type { DemoPost } from '../content.types';

/** Posts of players', referees' and other clubs by name, newest first. */
export const playersClubPosts: Record<string, DemoPost[]> = {
  'The Whistle Room': [
    {
      by: 'ruth_okafor',
      text:
        'Law question of the week: penalty, keeper saves, rebound hits the post, taker ' +
        'scores with the second touch. Who has touched it in between?',
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
      text:
        'List for Tuesday is full. Waiting list: two. Please cancel before noon, not at ' +
        'tip-off.',
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
      text:
        'Sixty seconds: ten to breathe, twenty to listen, thirty to believe it. Stop ' +
        'talking for the whole minute.',
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
      text:
        'Rehearsal in the clubhouse before the match. Basses, we could hear you last ' +
        'time. That is not praise.',
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
      text:
        'A 6-4-3 that ended on a rundown. I needed the margin of the page and half of ' +
        'the next.',
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
      text:
        'Fuel maths for Saturday: 41 litres an hour flat out, 33 if you lift at buoy ' +
        'two. You will not lift at buoy two.',
      liked: 5,
    },
  ],
  'Old Ground Memories': [
    {
      by: 'old_pete',
      text:
        'The pie queue at the old ground was longer than the pitch, and faster than the ' +
        'wingers.',
      liked: 10,
      comments: [{ by: 'sam_whitlock', text: 'And better value.' }],
    },
  ],
  'Women Who Tackle': [
    {
      by: 'kaia_tamahori',
      text:
        'First contact session on Sunday. Nobody is too old, too small or too new. ' +
        'Mouthguards at the door.',
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
