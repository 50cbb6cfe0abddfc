import type { ClubFormValues } from '@clubline/ui';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isUnauthorized } from '../../platform/client';
import { useFieldErrors } from '../../platform/fieldErrors';
import { useMessages } from '../../platform/messages';
import { usePicture } from '../../platform/pictures';
import { useClubline, useSignInAgain } from '../../platform/provider';
import { useCurrentUser } from '../../platform/session';
import { type Attempt, useAttempts } from '../../platform/writes';
import { clubRulesMessages, createClubMessages } from '../messages';
import { clubErrorText } from './clubEditing.calls';
import { checkClubName, parseCoOwners } from './clubRules';
import { createClub } from './createClub';
import { useClubDrafts } from './useClubDrafts';
import { useRevalidateClubs } from './useRevalidateClubs';

/** What each field of the form is sent as. */
const properties = {
  name: ['name', 'slug'],
  description: ['description'],
  coOwners: ['coOwnerIds', 'coOwners'],
  image: ['club-picture', 'picture'],
};

/** A club being made: what is written, kept as a draft, and the one call that makes it. */
export function useCreateClub() {
  const text = useMessages(createClubMessages);
  const rulesText = useMessages(clubRulesMessages);
  const { client, clock, hrefFor, navigate, toast } = useClubline();
  const user = useCurrentUser();
  const revalidateClubs = useRevalidateClubs();
  const drafts = useClubDrafts();
  const signInAgain = useSignInAgain({ to: 'createClub' });
  const server = useFieldErrors(properties);
  const { file: picture, choose: setPicture, problem: refusal, prepared } = usePicture();
  const [refusedName, setRefusedName] = useState<string | null>(null);
  // What is being made stays in sight while it is: the drafts end as soon as the club exists.
  const [making, setMaking] = useState<ClubFormValues | null>(null);
  const attempts = useAttempts('club');
  const isRunning = useRef(false);
  const isShown = useIsShown();
  const written = making ?? drafts.written;

  const create = async (values: ClubFormValues) => {
    if (!user) throw new ApiError(401, text.signIn);
    const problem = checkClubName(values.name, rulesText);
    if (problem && 'isSlug' in problem) throw new ApiError(400, problem.message);
    const sent = picture && (() => prepared(picture));
    const creation = { client, clock, owner: user, values, picture: sent, onCreated: drafts.clear };
    const make = (attempt: Attempt) => createClub({ ...creation, ...attempt });
    const { id, invitedCount } = await attempts.run(values, make);
    revalidateClubs();
    const isLive = text.isLive(values.name.trim());
    toast.add({
      title: text.created,
      description: invitedCount > 0 ? `${isLive} ${text.invited(invitedCount)}` : isLive,
      tone: 'positive',
    });
    if (isShown.current) navigate(hrefFor(id ? { to: 'club', id } : { to: 'clubs' }));
  };
  const explain = (error: unknown) => {
    if (isUnauthorized(error)) {
      toast.add({ title: text.signInRequired, description: text.signIn, tone: 'critical' });
      if (isShown.current) signInAgain();
      return;
    }
    server.show(error);
    const description = clubErrorText(error, text.fallback);
    toast.add({ title: text.failed, description, tone: 'critical' });
  };

  const submit = async () => {
    if (isRunning.current) return;
    server.clear();
    const problem = checkClubName(written.name, rulesText);
    if (problem) setRefusedName(written.name);
    if (problem && !('isSlug' in problem)) {
      toast.add({ ...problem, tone: 'critical' });
      return;
    }
    isRunning.current = true;
    setMaking(written);
    await create(written).catch(explain);
    isRunning.current = false;
    setMaking(null);
  };

  return {
    values: written,
    setValues(values: ClubFormValues) {
      server.clearChanged(written, values);
      drafts.write(values);
    },
    picture,
    setPicture(file: File | null) {
      server.clear('image');
      setPicture(file);
    },
    coOwners: parseCoOwners(written.coOwners, user?.username),
    isCreating: making !== null,
    /** What is written may have made a club already. */
    isUnsent: attempts.isUnsent(written),
    isNameInvalid: refusedName !== null && refusedName === written.name,
    /** What the server has said of the fields. */
    fieldErrors: { ...(refusal && { image: refusal }), ...server.errors },
    submit: () => void submit(),
  };
}

/** False once the screen has been left. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}
