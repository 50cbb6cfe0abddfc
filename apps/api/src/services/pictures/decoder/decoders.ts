import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureKind } from '../../imageKind';
import type { EncodedPicture } from '../encodePicture';

/** What a decoder is sent. */
export interface DecoderJob {
  kind: PictureKind;
  bytes: Buffer;
}

/** What it answers; a refusal is for the person. */
export type Decoded = { picture: EncodedPicture } | { refusal: string };

/** What a decoder sends, with the memory that it holds then. */
export interface DecoderAnswer {
  decoded: Decoded;
  heldMegabytes: number;
}

interface DecodersOptions {
  /** What is run, with `ready` as its first word. */
  program: URL;
  /** Options of Node for it. */
  nodeOptions?: readonly string[];
  /** How much a process may have reserved in memory, its own code aside. */
  megabytes: number;
  /** After so many seconds a picture has taken too long. */
  seconds: number;
  /** So many seconds a process is kept for the next picture, */
  idleSeconds: number;
  /** unless it holds more than this of what the last ones took. */
  idleMegabytes: number;
}

/**
 * Why no answer came: the picture took too long, it ended the process (by a mistake of a decoder,
 * or since it took too much memory), or no process could be had, through no fault of the picture.
 */
export type NoAnswer = 'late' | 'crashed' | 'away';

export class DecoderEnded extends Error {
  constructor(
    readonly why: NoAnswer,
    how: string,
  ) {
    super(`The process that decodes pictures ended: ${how}.`);
  }
}

interface Decoder {
  child: ChildProcess;
  isReady: boolean;
  idle?: NodeJS.Timeout;
}

/** Processes that decode. */
interface Decoders {
  /** Rejects with `DecoderEnded` where no answer comes. */
  decode(job: DecoderJob): Promise<Decoded>;
}

/**
 * Runs jobs in processes of their own, each of which has one at a time; how many there are at once
 * is for the caller to bound. They have none of the settings of the node.
 */
export function createDecoders(options: DecodersOptions): Decoders {
  const idle = new Set<Decoder>();

  function begin(): Decoder {
    const decoder: Decoder = { child: startOrThrow(options), isReady: false };
    decoder.child.once('message', () => (decoder.isReady = true));
    // Told to whoever waits, as the end of the process; nobody waits for an idle one.
    decoder.child.on('error', () => undefined);
    decoder.child.once('exit', () => idle.delete(decoder));
    return decoder;
  }

  function rest(decoder: Decoder, heldMegabytes: number): void {
    const { child } = decoder;
    setReferenced(child, false);
    if (heldMegabytes > options.idleMegabytes) return void child.kill('SIGKILL');
    idle.add(decoder);
    decoder.idle = setTimeout(() => {
      idle.delete(decoder);
      child.kill('SIGKILL');
    }, options.idleSeconds * 1_000).unref();
  }

  return {
    async decode(job) {
      const [waiting] = idle;
      const decoder = waiting ?? begin();
      idle.delete(decoder);
      clearTimeout(decoder.idle);
      setReferenced(decoder.child, true);
      const { decoded, heldMegabytes } = await answerOf(decoder, job, options.seconds);
      rest(decoder, heldMegabytes);
      return decoded;
    },
  };
}

/** The answer to one job. Rejects with `DecoderEnded`, and then the process has ended. */
function answerOf(decoder: Decoder, job: DecoderJob, seconds: number): Promise<DecoderAnswer> {
  const { child } = decoder;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, seconds * 1_000);
    const done = () => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', ended).off('error', failed);
    };
    function answered(message: DecoderAnswer | 'ready') {
      if (message === 'ready') return;
      done();
      resolve(message);
    }
    function ended(code: number | null, signal: NodeJS.Signals | null) {
      done();
      // One that is killed from outside, as for want of memory of the machine, says nothing of
      // the picture; nor does one that could not begin.
      const isAway = !decoder.isReady || signal === 'SIGKILL';
      reject(new DecoderEnded(isLate ? 'late' : isAway ? 'away' : 'crashed', `${signal ?? code}`));
    }
    /** The process could not be started, or sent the job. */
    function failed(error: Error) {
      done();
      child.kill('SIGKILL');
      reject(new DecoderEnded('away', error.message));
    }
    child.on('message', answered).on('exit', ended).on('error', failed);
    try {
      child.send(job);
    } catch (error) {
      // Of a process that could not be started there is nothing that could be sent to.
      failed(error as Error);
    }
  });
}

/** Whether a process keeps the node from ending. */
function setReferenced({ channel }: ChildProcess, isReferenced: boolean): void {
  if (isReferenced) channel?.ref();
  else channel?.unref();
}

/** Some reasons for which a process cannot be started are told at once, others later. */
function startOrThrow(options: DecodersOptions): ChildProcess {
  try {
    return start(options);
  } catch (error) {
    throw new DecoderEnded('away', (error as Error).message);
  }
}

function start({ program, nodeOptions = [], megabytes }: DecodersOptions): ChildProcess {
  // The compiler of newer Nodes takes half a gigabyte of what may be reserved; it has little to do.
  const node = [process.execPath, '--jitless', ...nodeOptions, fileURLToPath(program)] as const;
  // The shell's limits stay with the process that takes its place: more memory is not given to it,
  // and where the machine itself has no more, it is ended before the node is.
  const limits = [
    'ulimit -c 0',
    `ulimit -d ${megabytes * 1_024}`,
    'echo 1000 >/proc/self/oom_score_adj',
    'exec "$0" "$@"',
  ].join('; ');
  const [command, ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limits, ...node];
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // glibc's further arenas would keep what a picture needed for a moment.
    env: { MALLOC_ARENA_MAX: '2' },
  });
  child.unref();
  return child;
}
