import { forwardRef, type ReactNode } from 'react';
import { useMessages, type Labels } from '../../primitives/messages';
import { Unavailable, type UnavailableProps } from '../../primitives/Unavailable';
import { profileUnavailableMessages } from './messages';

export interface ProfileUnavailableProps extends UnavailableProps {
  /** Another way on. */
  action?: ReactNode;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof profileUnavailableMessages>;
}

/** In place of a profile that could not be shown. */
export const ProfileUnavailable = forwardRef<HTMLDivElement, ProfileUnavailableProps>(
  function ProfileUnavailable({ labels, ...rest }, ref) {
    const text = useMessages(profileUnavailableMessages, labels);
    return (
      <Unavailable
        ref={ref}
        title={text.title}
        illustration="search"
        failed={text.failed}
        notFound={text.userNotFound}
        {...rest}
      />
    );
  },
);
