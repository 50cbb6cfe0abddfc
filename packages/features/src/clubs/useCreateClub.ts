import { slugify } from '@clubline/contract';
import type { ClubFormValues } from '@clubline/ui';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isUnauthorized } from '../client';
import { useDraft } from '../feed';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { useCurrentUser } from '../session';
import { clubEditingCalls, clubErrorText, readClubId } from './clubEditing.calls';
import { checkClubName, parseCoOwners } from './clubRules';
import { clubRulesCopy, createClubCopy } from './copy';
import { useForgetClubs } from './useForgetClubs';

/** A club being made: what is written, kept as a draft, and the one call that makes it. */
export function useCreateClub() {
  const text = useMessages('createClub', createClubCopy);
  const rulesText = useMessages('clubRules', clubRulesCopy);
  const { client, clock, hrefFor, navigate, toast } = useClubline();
  const user = useCurrentUser();
  const forgetClubs = useForgetClubs();
  const name = useDraft('club-name');
  const description = useDraft('club-description');
  const coOwners = useDraft('club-co-owners');
  const [picture, setPicture] = useState<File | null>(null);
  const [refusedName, setRefusedName] = useState<string | null>(null);
  // What is being made stays in sight while it is: the drafts end as soon as the club exists.
  const [making, setMaking] = useState<ClubFormValues | null>(null);
  const isRunning = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const written: ClubFormValues = making ?? {
    name: name.value,
    description: description.value,
    coOwners: coOwners.value,
  };
  const setValues = (values: ClubFormValues) => {
    if (values.name !== name.value) name.setValue(values.name);
    if (values.description !== description.value) description.setValue(values.description);
    if (values.coOwners !== coOwners.value) coOwners.setValue(values.coOwners);
  };

  const create = async (values: ClubFormValues) => {
    if (!user) throw new ApiError(401, text.signIn);
    const problem = checkClubName(values.name, rulesText);
    if (problem && 'isSlug' in problem) throw new ApiError(400, problem.message);
    const clubName = values.name.trim();
    const slug = slugify(clubName);
    const about = values.description.trim();

    const ids = await clubEditingCalls.resolvePeople(
      client,
      parseCoOwners(values.coOwners, user.username),
    );
    const coOwnerIds = ids.filter((id) => id !== user.id).join(',');
    const answer = await clubEditingCalls.create(client, {
      name: clubName,
      slug,
      ownerId: user.id,
      ...(about && { description: about }),
      isPrivate: false,
      coOwnerIds,
    });
    for (const draft of [name, description, coOwners]) draft.setValue('');

    const id =
      readClubId(answer) ?? (await clubEditingCalls.findNewClub(client, clock, slug, user.id));
    // The club exists with or without its picture, which its settings can add.
    if (id && picture) await clubEditingCalls.uploadPicture(client, id, picture).catch(() => null);
    forgetClubs();
    toast.add({ title: text.created, description: text.isLive(clubName), tone: 'positive' });
    if (isShown.current) navigate(hrefFor(id ? { to: 'club', id } : { to: 'clubs' }));
  };

  const submit = async () => {
    if (isRunning.current) return;
    const problem = checkClubName(written.name, rulesText);
    if (problem) setRefusedName(written.name);
    if (problem && !('isSlug' in problem)) {
      toast.add({ ...problem, tone: 'critical' });
      return;
    }
    isRunning.current = true;
    setMaking(written);
    try {
      await create(written);
    } catch (error) {
      if (isUnauthorized(error)) {
        toast.add({ title: text.signInRequired, description: text.signIn, tone: 'critical' });
        if (isShown.current)
          navigate(hrefFor({ to: 'auth', next: hrefFor({ to: 'createClub' }) }), { replace: true });
      } else {
        toast.add({
          title: text.failed,
          description: clubErrorText(error, text.fallback),
          tone: 'critical',
        });
      }
    } finally {
      isRunning.current = false;
      setMaking(null);
    }
  };

  return {
    values: written,
    setValues,
    picture,
    setPicture,
    coOwners: parseCoOwners(written.coOwners, user?.username),
    isCreating: making !== null,
    isNameInvalid: refusedName !== null && refusedName === written.name,
    submit: () => void submit(),
  };
}
