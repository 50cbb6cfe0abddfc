/** One numbered section; `points` are listed after its paragraphs. */
export interface TermsSection {
  /** Its anchor on the page. */
  id: string;
  title: string;
  paragraphs: (product: string) => readonly string[];
  points?: readonly string[];
}

/** The terms, in the order in which they are numbered. */
export const termsSections: readonly TermsSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of these terms',
    paragraphs: (product) => [
      `By opening or using ${product} you agree to these terms and to how we treat personal ` +
        'data, which section 10 describes. If you do not agree, please do not use it.',
      'If you are under 18, you need the consent of a parent or guardian, who agrees to ' +
        'these terms with you and answers for how you use your account.',
    ],
  },
  {
    id: 'platform',
    title: 'What the platform is',
    paragraphs: (product) => [
      `${product} is a social platform for sports: for fans, players, coaches, organizers, ` +
        'referees and parents. You can keep a profile, find, join and create clubs, follow ' +
        'scores and events, chat, post and react.',
      'Features come, change and go. One that is marked as coming soon is a plan, not a promise.',
    ],
  },
  {
    id: 'accounts',
    title: 'Your account',
    paragraphs: () => [
      'Tell us the truth when you sign up, and keep what you told us up to date. Choose a ' +
        'password that you use nowhere else, and keep it to yourself.',
    ],
    points: [
      'An account belongs to one person and may not be sold or lent.',
      'You are responsible for what is done with it.',
      'Write to us at once if you think that somebody else is using it.',
    ],
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    paragraphs: () => [
      'Be as passionate as you like about the game and fair to the people. You may not:',
    ],
    points: [
      'threaten, harass, insult or demean anybody;',
      'post hate, sexual content involving minors, or calls to violence;',
      'pretend to be another person, team or organisation;',
      'publish private details of others without their consent;',
      'spread spam, or lies about results, injuries or people.',
    ],
  },
  {
    id: 'clubs',
    title: 'Running a club',
    paragraphs: () => [
      'Whoever creates a club owns it and sets its tone. Club owners can mute members, ' +
        'remove content and ban members from their club, and may name co-owners who help. They ' +
        'must apply the rules of their club evenly, and these terms come before them.',
      'We may step in where a club breaks these terms. Owners are not our employees and do ' +
        'not speak for us.',
    ],
  },
  {
    id: 'content',
    title: 'Content and intellectual property',
    paragraphs: (product) => [
      'What you post stays yours. You give us a worldwide, free licence to store, show and ' +
        'pass it on within the platform, for as long as it is there, so that others can see it.',
      `Post only what you may post. The name ${product}, its look and its software belong ` +
        'to us or to those who license them to us. If you believe that something here ' +
        'infringes your rights, write to us with the address of the page and the reason, and ' +
        'we will look into it.',
    ],
  },
  {
    id: 'sports-content',
    title: 'Rights in sports content',
    paragraphs: () => [
      'Leagues, teams, events and broadcasters own their marks, footage and data. Scores, ' +
        'schedules and crests are shown for information; they may be late or wrong and are not ' +
        'for betting.',
      'Where a club names a streaming source, such as a sports network or a video site, the ' +
        'stream comes from there and under its terms. You may not record or rebroadcast it ' +
        'through us.',
    ],
  },
  {
    id: 'ai',
    title: 'AI features',
    paragraphs: () => [
      'Some features may use artificial intelligence to write summaries, insights or ' +
        'answers. What they say can be wrong, incomplete or out of date. Do not rely on it for ' +
        'bets, money, health or safety. We say where AI is at work.',
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    paragraphs: () => [
      'Using the platform is free. Supporting a creator is optional and, where it is ' +
        'offered, goes through a third-party card payment service. Its terms apply to the ' +
        'payment, and we do not see or keep your card number.',
      'Support is a gift and not a purchase. Unless the law says otherwise, it is not refunded.',
    ],
  },
  {
    id: 'privacy',
    title: 'Data privacy',
    paragraphs: () => ['We keep what the platform needs and nothing that we would sell.'],
    points: [
      'What you give us: name, username, email address, picture, bio, tags, sports you like, ' +
        'posts, messages and reactions.',
      'What comes about by using it: times of access, pages opened, kind of device, and ' +
        'technical logs that protect the service.',
      'What it is for: running the platform, keeping it safe, answering you, and making it better.',
      'Who sees it: your profile, posts and messages are seen by other members; your email ' +
        'address is not. Companies that host or send mail for us work on our instructions. ' +
        'Authorities get data only where the law requires it.',
      'How long: as long as you have an account; afterwards what the law makes us keep.',
      'Your rights: to see, correct, take along and delete your data, and to object. Write ' +
        'to us and we will answer within 30 days.',
      'In your browser we store only what keeps you signed in, your settings and a cache of ' +
        'what you have read.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third-party services',
    paragraphs: () => [
      'Pages here may link to, or embed, services of others, for instance score widgets, ' +
        'payment services, streaming sources or a sister AI product that takes the same ' +
        'sign-in. They have terms and privacy rules of their own, and we do not answer for ' +
        'them.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability',
    paragraphs: () => [
      'We work to keep the platform up, but it is provided as it is and as available, ' +
        'without warranty of any kind as far as the law allows. It may pause for maintenance, ' +
        'and things may be lost. Keep copies of what matters to you.',
    ],
  },
  {
    id: 'prohibited',
    title: 'Prohibited activities',
    paragraphs: () => ['You may not:'],
    points: [
      'break the law, or help others to break it;',
      'get around security, or test it without our written consent;',
      'copy the platform or its members with scripts, or overload it;',
      'use several accounts to mislead, or to return after a ban;',
      'run betting, or advertise, without our written consent;',
      'upload malware, or links that lead to it.',
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    paragraphs: () => [
      'You may stop at any time, and ask us to delete your account. We may suspend or close ' +
        'an account that breaks these terms or puts others at risk; where we can, we say why, ' +
        'and you may object by writing to us. Sections that by their nature go on, such as 6, ' +
        '15, 16 and 17, stay in force.',
    ],
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    paragraphs: () => [
      'As far as the law allows, we are not liable for indirect or consequential damage, ' +
        'lost profit, lost data or what other members do.',
      'Our total liability for all claims is limited to the greater of $100 or the amount ' +
        'you paid us in the previous twelve months. Nothing here limits liability that cannot ' +
        'be limited by law.',
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    paragraphs: () => [
      'If somebody makes a claim against us because of what you posted, or because you broke ' +
        'these terms or the law, you will cover the damage and reasonable costs that follow ' +
        'from it. We will tell you without delay and let you take part in the defence.',
    ],
  },
  {
    id: 'disputes',
    title: 'Dispute resolution',
    paragraphs: () => [
      'Write to us first; most things can be settled in 30 days. These terms are governed by ' +
        'the law of the State of Delaware, without its rules on conflict of laws.',
      'What cannot be settled is decided by binding arbitration, person by person and not as ' +
        'a class, except for claims that a small claims court may hear and for orders that ' +
        'protect intellectual property.',
      'A claim must be brought within one year after it arose; afterwards it is barred. ' +
        'Where you live, the law may give you rights that this section cannot take away.',
    ],
  },
  {
    id: 'international',
    title: 'International compliance',
    paragraphs: () => [
      'The platform is run from the United States, and data may be handled there and in ' +
        'other countries under suitable safeguards. You are responsible for following the laws ' +
        'of the place where you use it, export and sanctions rules included.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    paragraphs: () => [
      'We may change these terms. The date at the top says when that was last done. We ' +
        'announce a change that matters at least 14 days before it takes effect; who goes on ' +
        'using the platform after that agrees to it.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: (product) => [
      `Questions about these terms, your data or ${product}? Write to us through the ` +
        'contact page. A person will read it.',
    ],
  },
];
