// Where the pips of a die lie, on a face 100 wide with its middle at 50, 50.

const [low, middle, high] = [27, 50, 73];

export const pips: Record<number, readonly (readonly [x: number, y: number])[]> = {
  1: [[middle, middle]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [middle, middle],
    [high, high],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
  5: [
    [low, low],
    [high, low],
    [middle, middle],
    [low, high],
    [high, high],
  ],
  6: [
    [low, low],
    [high, low],
    [low, middle],
    [high, middle],
    [low, high],
    [high, high],
  ],
};
