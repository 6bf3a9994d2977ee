import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../made.js';

const channel = (scene: string, name: string, look: Look, keywords: string, title: string, tag: string): TemplateSource =>
  made(`${scene}-youtube-channel-art`, name, look, `youtube banner, channel art, ${keywords}`, { title, tag });

/** Channels by what is shown there. */
export const furtherChannels: readonly TemplateSource[] = [
  channel('yt-lift', 'Fitness YouTube banner', 'anton cherry', 'fitness, workout, gym, training, exercise', 'Lift Happens', 'New workout every Monday'),
  channel('yt-weights', 'Gym fitness YouTube banner', 'bebas lantern', 'fitness, gym, workout, personal trainer, strength', 'Iron Ruth', 'Strong in thirty minutes'),
  channel('yt-lotus', 'Yoga fitness YouTube banner', 'josefin sage', 'fitness, yoga, workout, stretching, wellness', 'Slow Flow', 'Yoga before coffee'),
  channel('yt-run', 'Running fitness YouTube banner', 'archivo coast', 'fitness, running, workout, marathon, training', 'Run Club Zero', 'Couch to bus stop'),
  channel('yt-chip', 'Tech YouTube banner', 'archivo cobalt', 'tech, technology, ai, tech review, gadgets', 'Chip Away', 'Tech, explained slowly'),
  channel('yt-gadgets', 'Tech review YouTube banner', 'jakarta skyline', 'tech, tech review, unboxing, phone, gadgets', 'Unboxed Late', 'Reviews after thirty days'),
  channel('yt-code', 'Coding tech YouTube banner', 'spacemono iris', 'tech, coding, programming, developer, software', 'Semicolon', 'Code with me, badly'),
  channel('yt-robot', 'Robotics tech YouTube banner', 'spartan teal', 'tech, robotics, engineering, technology, ai', 'Bolts & Bots', 'Robots, built on Sundays'),
  channel('yt-toys', 'Kids YouTube banner', 'alfa candy', 'kids, children, toys, family, nursery rhymes', 'Toy Town', 'New songs every Saturday'),
  channel('yt-dino', 'Kids learning YouTube banner', 'spartan meadow', 'kids, learning, children, dinosaurs, preschool', 'Dino Won’t Nap', 'Songs and letters for small people'),
  channel('yt-bus', 'Nursery rhymes kids YouTube banner', 'pacifico jazz', 'kids, nursery rhymes, songs, children, preschool', 'Bus of Songs', 'Sing along, honk along'),
  channel('yt-books', 'Education YouTube banner', 'fraunces lagoon', 'education, learning, teacher, study, school', 'Look It Up', 'One lesson a day'),
  channel('yt-lab', 'Science education YouTube banner', 'jakarta clinic', 'education, science, learning, experiments, school', 'Safe Enough', 'Science you can clean up'),
  channel('yt-math', 'Math education YouTube banner', 'zilla summit', 'education, math, tutor, lessons, homework', 'Carry the One', 'Math, without the sighing'),
  channel('yt-hoops', 'Basketball sports YouTube banner', 'alfa jazz', 'sports, basketball, highlights, training, hoops', 'Bank Shot', 'Drills for driveways'),
  channel('yt-soccer', 'Soccer sports YouTube banner', 'anton meadow', 'sports, soccer, football, highlights, skills', 'Ninety Plus Four', 'Match talk, Mondays'),
  channel('yt-cup', 'Sports YouTube banner', 'bebas film', 'sports, sports news, highlights, talk show, athletes', 'Bench Talk', 'All the sports, half the facts'),
  channel('yt-polish', 'Nail art beauty YouTube banner', 'pacifico fuchsia', 'beauty, nails, nail art, tutorial, manicure', 'Two Coats', 'Nail art every Friday'),
  channel('yt-salon', 'Hair beauty YouTube banner', 'abril terracotta', 'beauty, hair, hairstyles, tutorial, salon', 'Good Hair Tuesday', 'Styles in ten minutes'),
  channel('yt-pups', 'Dog pet YouTube banner', 'spartan sorbet', 'pets, dog, puppy, animals, dog training', 'Sit, Stay, Subscribe', 'Dog training, with dogs'),
  channel('yt-pets', 'Pets YouTube banner', 'fraunces lantern', 'pets, dog, cat, animals, funny', 'Fur & Order', 'Pets, mostly guilty'),
  channel('yt-crafts', 'DIY craft YouTube banner', 'amatic mint', 'diy, crafts, craft, handmade, how to', 'Glue Stick Gang', 'A new craft each Sunday'),
  channel('yt-easel', 'Art YouTube banner', 'dmserif iris', 'art, painting, drawing, artist, tutorial', 'Paint Slowly', 'Watercolor for beginners'),
  channel('yt-chart', 'Business YouTube banner', 'archivo harbour', 'business, marketing, entrepreneur, finance, money', 'Net Gains', 'Small business, big spreadsheets'),
  channel('yt-money', 'Finance YouTube banner', 'spartan meadowlark', 'finance, money, business, investing, budget', 'Ten Percent', 'Money, explained calmly'),
  channel('yt-news', 'News YouTube banner', 'oswald royal', 'news, talk show, politics, commentary, journalism', 'The Late Edition', 'News by nine, opinions by ten'),
  channel('yt-standup', 'Comedy YouTube banner', 'bebas ember', 'comedy, funny, stand up, comedian, sketches', 'Two Drink Minimum', 'New bits on Fridays'),
  channel('yt-mind', 'Motivation YouTube banner', 'instrument grove', 'motivation, self help, mindset, mental health, coach', 'Weed the Worry', 'Five calm minutes a day'),
  channel('yt-chapel', 'Church YouTube banner', 'cinzel gala', 'church, sermon, worship, ministry, christian', 'Grace Chapel', 'Live on Sundays at ten'),
  channel('yt-house', 'Real estate YouTube banner', 'dmserif olive', 'real estate, realtor, home tour, property, houses', 'Shoes Off Tours', 'Homes from the inside'),
  channel('yt-shelf', 'Book YouTube banner', 'playfair rosewood', 'books, booktube, book review, reading, author', 'Past My Bedtime', 'Reviews, mostly spoiler-free'),
  channel('yt-pad', 'Gamer YouTube banner', 'anton volt', 'gaming, gamer, esports, stream, let’s play', 'Respawn Ray', 'Live, losing, nightly at nine'),
];
