import { beforeEach, expect, test } from 'vitest';
import type { Lesson, LessonMoment } from '../api/schema';
import { speak } from '../i18n/speech.svelte';
import { keep } from '../shell/settings.svelte';
import { Lecture } from './lecture.svelte';
import { keepProgress, progressIn } from './lessons';

const moment = (view: unknown, moves: string[] = [], scores = [0, 0]): LessonMoment => ({
  view,
  moves,
  scores,
  awaited: moves.length ? [0] : [],
  story: [{ kind: 'Told', data: view, words: { key: 'web-you', args: {} } }],
});
const LESSON: Lesson = {
  game: 'coinage',
  seat: 0,
  seats: 2,
  options: {},
  box: {},
  steps: [
    {
      name: 'toss',
      start: moment('a', ['place 2 A2']),
      right: { 'place 2 A2': [moment('b'), moment('c', [], [3, 0])] },
      reasons: [{ key: 'coinage-refuse-own', args: {} }],
      refused: { 'place 2 A1': 0 },
    },
    { name: 'place', start: moment('d', ['done']), right: {}, reasons: [], refused: {} },
  ],
};

let lecture: Lecture;
beforeEach(async () => {
  keep({ motion: false });
  await speak('en');
  lecture = new Lecture(LESSON, 0);
});

test('the right move shows what follows, and is done', async () => {
  expect(lecture.moves).toEqual(['place 2 A2']);
  await lecture.play('place 2 A2');
  expect([lecture.phase, lecture.view, lecture.moves]).toEqual(['done', 'c', []]);
  expect(lecture.story.map(({ data }) => data)).toEqual(['a', 'b', 'c']);
});

test('what the rules refuse is answered by them, what is allowed by the step', async () => {
  await lecture.why('place 2 A1');
  expect(lecture.answer?.key).toBe('coinage-refuse-own');
  await lecture.play('place 1 A2');
  expect(lecture.answer?.key).toBe('lesson-coinage-toss-nearly');
  expect([lecture.phase, lecture.view, lecture.pointed]).toEqual(['asked', 'a', ['1', 'A2']]);
});

test('a step begins anew when one comes back to it', async () => {
  await lecture.play('place 2 A2');
  lecture.go(1);
  lecture.go(0);
  expect([lecture.phase, lecture.view, lecture.answer]).toEqual(['asked', 'a', null]);
  lecture.go(7);
  expect(lecture.at).toBe(1);
});

test('how far one has come is kept, and nonsense is not believed', () => {
  keepProgress('coinage', { at: 3, done: false });
  expect(progressIn('coinage')).toEqual({ at: 3, done: false });
  localStorage.setItem('mintmark.lessons', '{"coinage": {"at": "x", "done": 1}}');
  expect(progressIn('coinage')).toEqual({ at: 0, done: false });
});
