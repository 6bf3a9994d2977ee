import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../made.js';

const cover = (recipe: string, name: string, look: Look, keywords: string, author: string, title: string, detail: string): TemplateSource =>
  made(recipe, name, look, keywords, { author, title, detail });

/** Podcasts by what they talk about. */
export const podcastShows: readonly TemplateSource[] = [
  cover('pod-chip-podcast-cover', 'Tech podcast cover', 'archivo cobalt', 'tech podcast, podcast, technology, artificial intelligence, ai, software, podcast cover', 'With Priya and Tomas', 'Does It Need a Chip?', 'Technology, explained slowly'),
  cover('pod-robot-podcast-cover', 'AI tech podcast cover', 'spartan teal', 'tech podcast, podcast, ai, artificial intelligence, robot, technology, podcast cover', 'New every Tuesday', 'Be Nice to the Bot', 'A tech podcast about AI'),
  cover('pod-gadgets-podcast-cover', 'Gadget tech podcast cover', 'jakarta volt', 'tech podcast, podcast, gadgets, technology, phone, review, podcast cover', 'Hosted by Leo Grant', 'Low Battery', 'Tech news in fifteen minutes'),
  cover('pod-terminal-podcast-cover', 'Software tech podcast cover', 'spacemono iris', 'tech podcast, podcast, software, coding, developer, programming, startup', 'With Mina Osei', 'Works on My Machine', 'A tech podcast for builders'),
  cover('pod-standup-podcast-cover', 'Comedy podcast cover', 'bebas ember', 'comedy podcast, podcast, comedy, stand up, funny, comedian, podcast cover', 'With Gus and Dee', 'Two Drink Minimum', 'A comedy podcast, mostly sober'),
  cover('pod-jester-podcast-cover', 'Funny comedy podcast cover', 'alfa candy', 'comedy podcast, podcast, funny, comedy, humor, improv, podcast cover', 'Hosted by the Park twins', 'Wrong Answers', 'The quiz nobody wins'),
  cover('pod-rofl-podcast-cover', 'Improv comedy podcast cover', 'anton sorbet', 'comedy podcast, podcast, improv, funny, comedy, laugh, podcast cover', 'Mondays, unrehearsed', 'Yes, And Also', 'An improv comedy podcast'),
  cover('pod-clown-podcast-cover', 'Stand-up comedy podcast cover', 'archivo film', 'comedy podcast, podcast, stand up, comedy, funny, clown, podcast cover', 'With Nadia Bell', 'Bombed Again', 'Comedians on their worst night'),
  cover('pod-apple-podcast-cover', 'Health podcast cover', 'fraunces fern', 'health podcast, podcast, health, nutrition, wellness, diet, podcast cover', 'With Dr. Amara Lind', 'Eat, Sleep, Shrug', 'Health without the lecture'),
  cover('pod-doctor-podcast-cover', 'Medical health podcast cover', 'jakarta clinic', 'health podcast, podcast, medical, doctor, medicine, health, podcast cover', 'Two doctors, one mic', 'Say Ah', 'A health podcast for the waiting room'),
  cover('pod-mind-podcast-cover', 'Mental health podcast cover', 'instrument sage', 'health podcast, mental health, podcast, wellness, therapy, mindfulness, podcast cover', 'With Noor Haddad', 'Weather Inside', 'A mental health podcast'),
  cover('pod-stride-podcast-cover', 'Wellness health podcast cover', 'dmserif coast', 'health podcast, wellness, podcast, fitness, running, healthy, podcast cover', 'Sunday mornings', 'Walk It Off', 'Small habits, long lives'),
  cover('pod-soccer-podcast-cover', 'Soccer sports podcast cover', 'anton meadow', 'sports podcast, podcast, soccer, football, sports, match, podcast cover', 'With Bruno and Kit', 'Ninety Plus Four', 'A sports podcast in extra time'),
  cover('pod-gridiron-podcast-cover', 'Football sports podcast cover', 'bebas paprika', 'sports podcast, podcast, football, sports, game day, touchdown, podcast cover', 'Every Monday', 'Fourth & Long', 'Sunday’s games, argued'),
  cover('pod-hoops-podcast-cover', 'Basketball sports podcast cover', 'alfa jazz', 'sports podcast, podcast, basketball, sports, hoops, ball game, podcast cover', 'With Coach Dele', 'Bank Shot', 'A sports podcast off the glass'),
  cover('pod-baseball-podcast-cover', 'Baseball sports podcast cover', 'zilla harbour', 'sports podcast, podcast, baseball, sports, bats, league, podcast cover', 'With Uncle Ray', 'Rain Delay', 'Baseball, talked slowly'),
  cover('pod-boombox-podcast-cover', 'Hip hop music podcast cover', 'archivo plum', 'music podcast, podcast, music, hip hop, boombox, songs, podcast cover', 'With DJ Rewind', 'Block Party', ''),
  cover('pod-vinyl-podcast-cover', 'Music podcast cover', 'abril paprika', 'music podcast, podcast, music, vinyl, record, album, podcast cover', 'With Odette Moon', 'Side B Stories', 'The songs nobody played'),
  cover('pod-guitar-podcast-cover', 'Indie music podcast cover', 'oswald canyon', 'music podcast, podcast, music, guitar, indie, band, podcast cover', 'With Six Strings Sam', 'Loud in Here', 'A music podcast from a garage'),
  cover('pod-class-podcast-cover', 'Education podcast cover', 'fraunces lagoon', 'education podcast, podcast, education, teacher, school, learning, podcast cover', 'With Ms. Albright', 'Sit Anywhere', 'An education podcast'),
  cover('pod-books-podcast-cover', 'Learning education podcast cover', 'spartan grove', 'education podcast, podcast, learning, study, school, books, podcast cover', 'Hosted by two librarians', 'Look It Up', 'Learn one thing a day'),
  cover('pod-idea-podcast-cover', 'Science education podcast cover', 'jakarta lantern', 'education podcast, podcast, science, learning, ideas, school, podcast cover', 'Ages nine and up', 'But Why, Though?', 'Answers, with sources'),
  cover('pod-temple-podcast-cover', 'History podcast cover', 'cinzel canyon', 'history podcast, podcast, history, ancient, greece, rome, podcast cover', 'With Dr. Helen Voss', 'Everybody Fell', 'Empires, one by one'),
  cover('pod-tallhat-podcast-cover', 'American history podcast cover', 'oswald royal', 'history podcast, podcast, american history, history, president, civil war, podcast cover', 'With Ada and Will', 'The Tall Hat', 'An American history podcast'),
  cover('pod-castle-podcast-cover', 'Medieval history podcast cover', 'cinzel paprika', 'history podcast, podcast, medieval, history, castle, knight, podcast cover', 'A history podcast', 'Mostly Mud', 'The Middle Ages, honestly'),
  cover('pod-amphora-podcast-cover', 'Ancient history podcast cover', 'cormorant terracotta', 'history podcast, podcast, ancient history, archaeology, history, museum, podcast cover', 'With two archaeologists', 'Pots & Bones', 'Dug up every other Friday'),
  cover('pod-clapper-podcast-cover', 'Movie podcast cover', 'bebas cherry', 'movie podcast, film podcast, podcast, movies, cinema, film review, podcast cover', 'With Ana and Joe', 'We Fell Asleep', 'Movies, up to a point'),
  cover('pod-projector-podcast-cover', 'Film podcast cover', 'abril gala', 'film podcast, movie podcast, podcast, cinema, film, review, podcast cover', 'With Camille Ross', 'Row F', 'One old film a week'),
  cover('pod-reel-podcast-cover', 'Film review podcast cover', 'josefin brass', 'film podcast, movie podcast, podcast, film review, cinema, movies, podcast cover', 'Three critics', 'Two Thumbs, Tops', 'A film podcast with a vote'),
  cover('pod-hearts-podcast-cover', 'Dating podcast cover', 'pacifico cherry', 'dating podcast, relationship podcast, podcast, love, dating, couples, podcast cover', 'With Jo and Sam', 'It’s Not You', 'A dating podcast. It was you.'),
  cover('pod-love-podcast-cover', 'Relationship podcast cover', 'abril blossom', 'relationship podcast, dating podcast, podcast, love, marriage, couples, podcast cover', 'With Lena Marlow', 'Still Married', 'Relationship advice, tested'),
  cover('pod-couch-podcast-cover', 'Couples relationship podcast cover', 'fraunces rosewood', 'relationship podcast, podcast, couples, therapy, love, marriage, podcast cover', 'With Dr. Iris Cole', 'The Good Chair', 'Love, talked through'),
  cover('pod-word-podcast-cover', 'Christian podcast cover', 'cormorant orchard', 'christian podcast, faith podcast, podcast, bible, church, devotional, podcast cover', 'With Pastor Ruth', 'Slow Scripture', 'A Christian podcast, verse by verse'),
  cover('pod-dove-podcast-cover', 'Faith podcast cover', 'dmserif summit', 'faith podcast, christian podcast, podcast, prayer, church, peace, podcast cover', 'With Sister Joan', 'Ten Quiet Minutes', 'Faith for the commute'),
  cover('pod-chapel-podcast-cover', 'Church sermon podcast cover', 'cinzel nocturne', 'church podcast, christian podcast, sermon, podcast, faith, worship, podcast cover', 'Grace Chapel', 'Sunday, Again', 'The sermon, to go'),
  cover('pod-owl-podcast-cover', 'Bedtime stories kids podcast cover', 'alfa iris', 'kids podcast, bedtime stories, podcast, children, story, sleep, podcast cover', 'Told by Grandpa Olu', 'Ten More Minutes', 'A kids podcast for bed'),
  cover('pod-baby-podcast-cover', 'Parenting podcast cover', 'pacifico mint', 'parenting podcast, mom podcast, podcast, parents, baby, family, podcast cover', 'With Maya and Ben', 'Nobody Slept', 'A parenting podcast'),
  cover('pod-lullaby-podcast-cover', 'Mom podcast cover', 'fraunces candy', 'mom podcast, parenting podcast, podcast, motherhood, baby, family, podcast cover', 'With Dana Cole', 'Cold Coffee Club', 'For moms, in naps'),
];
