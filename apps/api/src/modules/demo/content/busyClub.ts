import type { DemoPost } from './posts.types';

/** The club with more posts than one page, newest first. */
export const busyClubPosts: DemoPost[] = [
  {
    by: 'elena_marchetti',
    text: 'Finals week starts tomorrow. Gates at 7, first moto at 9:30, and please read the parking note before you ask me about parking 🙏',
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
    text: 'First time I will watch the whole week, even if only from the sofa. Which classes should I not miss? @mika_laine you promised me a list',
    liked: 9,
    comments: [
      {
        by: 'mika_laine',
        text: 'Pro Runabout Open, Ski GP, and the vintage class because it smells of two-stroke and regret.',
        replies: [['demo', 'Sold on the vintage class.']],
      },
      { by: 'anika_voss', text: 'Freestyle. Obviously freestyle.' },
      { by: 'priya_raman', text: 'Whatever has lap times. I am building a sheet.' },
    ],
  },
  {
    by: 'mika_laine',
    text: 'Swapped the impeller last night. Two degrees more pitch, holeshot feels lazier but it pulls past 60 like a train. Anyone else running steeper on flat water?',
    liked: 8,
    comments: [
      { by: 'anika_voss', text: 'Only when it is cold. In chop I lose the front.' },
      { by: 'hana_sato', text: 'I understood four of those words and I am excited' },
    ],
  },
  {
    by: 'hana_sato',
    text: 'Kestrel brought three hulls in three different blues. The mechanics call them Monday, Tuesday and Panic.',
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
    text: 'Photo tip for the beach: stand where the spray lands, cover the lens with a shower cap, shoot at 1/2000. You will lose one cap a day and win one picture.',
    liked: 10,
  },
  {
    by: 'priya_raman',
    text: 'I went through last year’s results. The rider who wins moto one wins the class 71 % of the time. The rider who wins moto two: 64 %. Holeshot matters less than everyone says.',
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
    text: 'Question for the mechanics: do you flush with fresh water between motos or only at night?',
    liked: 4,
    comments: [
      { by: 'elena_marchetti', text: 'Lake water, only at night. Salt, every single time.' },
    ],
  },
  {
    by: 'mika_laine',
    text: 'Course map is out: https://clubline.example/maps/havasu. Buoy three moved ten metres towards the wall. That corner will decide races.',
    liked: 9,
  },
  {
    by: 'old_pete',
    text: 'My grandson explained holeshot to me. I explained stamps to him. Fair trade.',
    liked: 16,
  },
  {
    by: 'hana_sato',
    text: 'Who is coming to the bridge on Thursday night? There is a grill, a speaker and a questionable playlist.',
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
    text: 'Reminder: drones are not allowed over the course. They take them away, and yes, they keep them.',
    liked: 6,
  },
  {
    by: 'anika_voss',
    text: 'Open practice on Wednesday, 14:00 to 16:00, flat side of the bay. Beginners welcome, we keep the throttle maps soft.',
    liked: 10,
  },
  {
    by: 'theo_lambert',
    text: 'Fantasy league for the finals is up. Six picks, one captain, no changes after the first gate. The prize is a mug and my respect.',
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
    text: 'Rule reminder: cutting a buoy is one lap down, touching it is nothing. I have seen grown adults argue this for an hour.',
    liked: 11,
  },
  {
    by: 'hana_sato',
    text: 'New banner for the fence is finished. Four metres of fabric, one spelling mistake, we are keeping it.',
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
    text: 'Parking note, since you all asked: north lot opens at 6, south lot is trailers only, and the grass is not a lot.',
    liked: 8,
  },
  {
    by: 'noor_haddad',
    text: 'Convinced two friends from Tuesday hoops to come. They asked if there is a halftime show.',
    liked: 7,
  },
  {
    by: 'mika_laine',
    text: 'Cold start trouble below 8 °C? Check the battery before you blame the injectors. Ask me how I know.',
    liked: 6,
  },
  {
    by: 'anika_voss',
    text: 'To the kid who asked for my cracked visor: it is yours, come to the tent with your mum. 💙',
    liked: 17,
  },
  {
    by: 'sam_whitlock',
    text: 'Is it bad luck to wear another sport’s jersey to the beach? Asking for my entire wardrobe.',
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
    text: 'Lost: one grey lens cloth, sentimental value. Found: eleven left-hand gloves. Always left. Why.',
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
    text: 'The endurance crews are looking for two more people on pit boards. You need a loud voice and arms.',
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
    text: 'Anyone driving up from the coast on Sunday with space for one hull cover and one tired man?',
    liked: 3,
    comments: [{ by: 'carl_jensen', text: 'I have space for the cover.' }],
  },
  {
    by: 'priya_raman',
    text: 'Median lap of the Ski GP field improved by 1.3 s in five years. The winner’s improved by 0.2 s. The chasing pack is coming.',
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
    text: 'Hello everyone! New here, local, own one very old stand-up that starts on the ninth pull.',
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
