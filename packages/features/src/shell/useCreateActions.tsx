import { Avatar, Icon, type MenuAction, type MenuSection } from '@clubline/ui';
import { useState } from 'react';
import { useOwnClubs } from '../clubs';
import { avatarOf } from '../platform/client';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { WRITE_POST_ID } from '../platform/routes';
import { createActionsMessages } from './messages';

/** So many clubs are a menu; more of them are a list of their own. */
const CLUBS_SHOWN = 5;

/** What can be made from everywhere; one's clubs are asked for when the menu opens first. */
export function useCreateActions(
  profileHref: string | undefined,
  labels?: Labels<typeof createActionsMessages>,
): {
  actions: (MenuAction | MenuSection)[];
  onActionsOpenChange: (isOpen: boolean) => void;
} {
  const text = useMessages(createActionsMessages, labels);
  const { hrefFor } = useClubline();
  const [isAsked, setAsked] = useState(false);
  const clubs = useOwnClubs(isAsked);
  const others: MenuAction[] = [
    {
      id: 'club',
      label: text.club,
      href: hrefFor({ to: 'createClub' }),
      icon: <Icon name="users" />,
    },
  ];
  if (profileHref)
    others.unshift({
      id: 'post',
      label: text.post,
      href: `${profileHref}#${WRITE_POST_ID}`,
      icon: <Icon name="edit" />,
    });
  const onActionsOpenChange = (isOpen: boolean) => isOpen && setAsked(true);
  if (clubs.length === 0) return { actions: others, onActionsOpenChange };
  const inClubs: MenuAction[] = clubs.slice(0, CLUBS_SHOWN).map(({ id, name, image }) => ({
    id: `club:${id}`,
    label: name,
    href: `${hrefFor({ to: 'club', id })}#${WRITE_POST_ID}`,
    icon: <Avatar name={name} src={image && avatarOf(image)} size={24} isDecorative />,
  }));
  if (clubs.length > CLUBS_SHOWN)
    inClubs.push({
      id: 'moreClubs',
      label: text.moreClubs,
      href: hrefFor({ to: 'clubs' }),
      icon: <Icon name="users" />,
    });
  return {
    actions: [
      { id: 'clubs', title: text.postInClub, items: inClubs },
      { id: 'others', label: text.others, items: others },
    ],
    onActionsOpenChange,
  };
}
