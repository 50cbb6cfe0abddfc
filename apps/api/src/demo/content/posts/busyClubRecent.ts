import type { DemoPost } from '../content.types';

/** Posts of the club that has more than one page, newest first. */
export const recentPosts: DemoPost[] = [
  {
    by: 'elena_marchetti',
    text:
      'Finals week starts tomorrow. Gates at 7, first moto at 9:30, and please read the ' +
      'parking note before you ask me about parking 🙏',
    liked: 14,
    comments: [
      {
        by: 'demo',
        text: 'Is the far lot still walkable with a cooler?',
        replies: [
          ['mika_laine', 'Walkable, yes. Enjoyable, no.'],
          ['elena_marchetti', 'Bring the small cooler 😄'],
        ],
      },
      { by: 'hana_sato', text: 'I have been packed since Tuesday.' },
      { by: 'old_pete', text: 'What parking note' },
    ],
  },
  {
    by: 'demo',
    text:
      'First time I will watch the whole week, even if only from the sofa. Which classes ' +
      'should I not miss? @mika_laine you promised me a list',
    liked: 9,
    comments: [
      {
        by: 'mika_laine',
        text:
          'Pro Runabout Open, Ski GP, and the vintage class because it smells of ' +
          'two-stroke and regret.',
        replies: [['demo', 'Sold on the vintage class.']],
      },
      { by: 'anika_voss', text: 'Freestyle. Obviously freestyle.' },
      { by: 'priya_raman', text: 'Whatever has lap times. I am building a sheet.' },
    ],
  },
  {
    by: 'mika_laine',
    text:
      'Swapped the impeller last night. Two degrees more pitch, holeshot feels lazier ' +
      'but it pulls past 60 like a train. Anyone else running steeper on flat water?',
    liked: 8,
    comments: [
      { by: 'anika_voss', text: 'Only when it is cold. In chop I lose the front.' },
      { by: 'hana_sato', text: 'I understood four of those words and I am excited' },
    ],
  },
  {
    by: 'hana_sato',
    text:
      'Kestrel brought three hulls in three different blues. The mechanics call them ' +
      'Monday, Tuesday and Panic.',
    liked: 12,
  },
  {
    by: 'anika_voss',
    text: 'Backflip number 200 of the season. The first 60 were on purpose.',
    liked: 15,
    comments: [
      { by: 'elena_marchetti', text: 'I have photos of the other 140.' },
      { by: 'grace_abara', text: 'Framing that sentence.' },
    ],
  },
  {
    by: 'elena_marchetti',
    text:
      'Photo tip for the beach: stand where the spray lands, cover the lens with a ' +
      'shower cap, shoot at 1/2000. You will lose one cap a day and win one picture.',
    liked: 10,
  },
  {
    by: 'priya_raman',
    text:
      'I went through last year’s results. The rider who wins moto one wins the class 71 ' +
      '% of the time. The rider who wins moto two: 64 %. Holeshot matters less than ' +
      'everyone says.',
    liked: 11,
    comments: [
      {
        by: 'mika_laine',
        text: 'Now do it for chop.',
        replies: [['priya_raman', 'Somebody has to write the wind down first.']],
      },
    ],
  },
  {
    by: 'sam_whitlock',
    text: 'I came for one barbecue in July and now I own a life vest. How did this happen.',
    liked: 13,
  },
  {
    by: 'demo',
    text:
      'Question for the mechanics: do you flush with fresh water between motos or only ' +
      'at night?',
    liked: 4,
    comments: [
      { by: 'elena_marchetti', text: 'Lake water, only at night. Salt, every single time.' },
    ],
  },
  {
    by: 'mika_laine',
    text:
      'Course map is out: https://clubline.example/maps/havasu. Buoy three moved ten ' +
      'metres towards the wall. That corner will decide races.',
    liked: 9,
  },
  {
    by: 'old_pete',
    text: 'My grandson explained holeshot to me. I explained stamps to him. Fair trade.',
    liked: 16,
  },
  {
    by: 'hana_sato',
    text:
      'Who is coming to the bridge on Thursday night? There is a grill, a speaker and a ' +
      'questionable playlist.',
    liked: 7,
    comments: [
      {
        by: 'mei_lin_zhou',
        text: 'Me! Is it ok if I know nobody?',
        replies: [['hana_sato', 'You know me now 🙂']],
      },
      { by: 'noor_haddad', text: 'Depends on the playlist.' },
    ],
  },
  {
    by: 'grace_abara',
    text: 'Watched the onboard from last year’s last lap. My heart rate was 142. I was lying down.',
    liked: 8,
  },
  {
    by: 'elena_marchetti',
    text:
      'Reminder: drones are not allowed over the course. They take them away, and yes, ' +
      'they keep them.',
    liked: 6,
  },
  {
    by: 'anika_voss',
    text:
      'Open practice on Wednesday, 14:00 to 16:00, flat side of the bay. Beginners ' +
      'welcome, we keep the throttle maps soft.',
    liked: 10,
  },
  {
    by: 'theo_lambert',
    text:
      'Fantasy league for the finals is up. Six picks, one captain, no changes after the ' +
      'first gate. The prize is a mug and my respect.',
    liked: 9,
    comments: [
      {
        by: 'demo',
        text: 'Is the mug dishwasher safe?',
        replies: [['theo_lambert', 'My respect is. The mug is not.']],
      },
    ],
  },
  { by: 'mika_laine', text: 'Ear plugs. Bring ear plugs. That is the post.', liked: 12 },
  {
    by: 'ruth_okafor',
    text:
      'Rule reminder: cutting a buoy is one lap down, touching it is nothing. I have ' +
      'seen grown adults argue this for an hour.',
    liked: 11,
  },
  {
    by: 'hana_sato',
    text:
      'New banner for the fence is finished. Four metres of fabric, one spelling ' +
      'mistake, we are keeping it.',
    liked: 14,
    comments: [{ by: 'elena_marchetti', text: '“KESTRAL”. It has charm.' }],
  },
  {
    by: 'priya_raman',
    text: 'Ages of the top ten: youngest 15, oldest 51. Name another sport.',
    liked: 13,
    comments: [{ by: 'ben_ashdown', text: 'Village cricket. Youngest 12, oldest unknown.' }],
  },
  {
    by: 'demo',
    text: 'Rode for the first time in two months today. My forearms have filed a complaint.',
    liked: 9,
  },
  {
    by: 'elena_marchetti',
    text:
      'Parking note, since you all asked: north lot opens at 6, south lot is trailers ' +
      'only, and the grass is not a lot.',
    liked: 8,
  },
  {
    by: 'noor_haddad',
    text:
      'Convinced two friends from Tuesday hoops to come. They asked if there is a ' +
      'halftime show.',
    liked: 7,
  },
];
