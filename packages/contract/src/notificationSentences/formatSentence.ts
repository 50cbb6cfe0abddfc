import type { NotificationSentence } from '../notifications';
import { REACTION_EMOJI } from '../posts';
import { isolateIn } from './isolate';
import type { NotificationTexts } from './messages';

/**
 * Says a sentence in the language of these texts.
 * @param hold what each value goes through; if left out, it is held together where letters from
 *   right to left are in it, or around it
 */
export function formatSentence(
  sentence: NotificationSentence,
  texts: NotificationTexts,
  hold: (value: string) => string = (value) => isolateIn(texts.followed(''), value),
): string {
  const actor = hold(sentence.actor);
  switch (sentence.kind) {
    case 'followed':
      return texts.followed(actor);
    case 'invitedToCoOwn':
      return texts.invitedToCoOwn(actor, hold(sentence.club));
    case 'mentionedInChannel': {
      const [channel, club] = [hold(`#${sentence.channel}`), hold(sentence.club)];
      return texts.mentionedInChannel(actor, channel, club, hold(sentence.excerpt));
    }
    case 'mentionedInProfilePost':
    case 'mentionedInLiveChat':
      return texts[sentence.kind](actor, hold(sentence.excerpt));
    case 'reactedToPost':
      return texts.reactedToPost(actor, REACTION_EMOJI[sentence.reaction], hold(sentence.club));
    case 'reactedToMessage': {
      const [channel, club] = [hold(`#${sentence.channel}`), hold(sentence.club)];
      return texts.reactedToMessage(actor, REACTION_EMOJI[sentence.reaction], channel, club);
    }
    case 'reactedToProfilePost':
      return texts.reactedToProfilePost(actor, REACTION_EMOJI[sentence.reaction]);
    default:
      return texts[sentence.kind](actor, hold(sentence.club), hold(sentence.excerpt));
  }
}
